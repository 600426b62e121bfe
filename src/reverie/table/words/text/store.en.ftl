# What visitors are told when the store cannot keep something. Whoever runs the server reads more in its log.
store-locked = The server is busy and could not keep this. Please try again.
store-full = The server has no room left, so this was not kept. Nothing before it is lost; please tell whoever runs this server.
store-readonly = The server may not write at the moment, so this was not kept. Please tell whoever runs it.
store-damaged = The server cannot read its tables. Please tell whoever runs it.
store-newer = The tables on this server belong to a newer Reverie. Please tell whoever runs it.
store-gone = The server cannot reach its tables just now. Nothing is lost; please try again in a moment.
store-missing = There is no such table.
store-other = This could not be kept. Please try again.

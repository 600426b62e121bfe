# Co się dzieje między dwiema decyzjami.

beats-stage = Co się dzieje
beats-skip = Pomiń
beats-recap = Od twojej ostatniej decyzji
beats-recap-back = Obejrzyj poprzedni krok
beats-recap-on = Obejrzyj następny krok

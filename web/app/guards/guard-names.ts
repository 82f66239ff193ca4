export type GuardName = 'signed-in' | 'booking' | 'patient' | 'practitioner' | 'student' | 'admin'

import type { ErrorCode, ErrorParams } from './errors.ts'

/** The French sentence of every error code. A code without a sentence does not compile. */
export const errorMessages: Record<ErrorCode, string> = {
  malformed_request: 'La demande n’a pas pu être lue. Rechargez la page et réessayez.',
  invalid_input: 'Certaines informations ne sont pas valides. Vérifiez votre saisie et réessayez.',
  not_signed_in: 'Vous devez être connecté pour accéder à cette page',
  not_allowed: 'Vous n’avez pas accès à cette action.',
  not_found: 'Cet élément n’existe pas ou n’existe plus.',
  method_not_allowed: 'Cette demande n’est pas possible ici.',
  conflict: 'Cette action n’est plus possible : la situation a changé entre-temps. Rechargez la page.',
  body_too_large: 'Votre envoi est trop volumineux. Raccourcissez-le et réessayez.',
  content_type_not_supported: 'Ce format d’envoi n’est pas accepté.',
  too_many_requests: 'Trop de demandes en peu de temps. Patientez un moment, puis réessayez.',
  idempotency_key_reused: 'Cette demande a déjà été envoyée avec un autre contenu. Rechargez la page.',
  request_in_progress: 'Votre demande est déjà en cours de traitement.',
  security_check_failed: 'Erreur lors de la vérification de sécurité',
  unavailable: 'Le service est momentanément indisponible. Réessayez dans quelques instants.',
  offline: 'La connexion semble interrompue. Vérifiez votre réseau, puis réessayez.',
  unexpected: 'Une erreur inattendue est survenue. Réessayez dans quelques instants.',

  patients_only: 'Cette page est réservée aux patients',
  practitioners_only: 'Cette page est réservée aux praticiens',
  students_only: 'Cette page est réservée aux thérapeutes étudiants',
  sign_in_to_book: 'Veuillez vous connecter pour prendre rendez-vous',

  contact_field_missing: 'Veuillez remplir tous les champs',
  contact_email_invalid: 'Veuillez entrer une adresse email valide.',
  contact_text_too_long: 'Limite de {n} caractères dépassée',
  markup_refused: 'Le contenu contient des éléments HTML ou scripts non autorisés',
  contact_failed: "Une erreur s'est produite lors de l'envoi du message. Veuillez réessayer.",

  newsletter_email_invalid: 'Indiquez une adresse e‑mail, par exemple nom@exemple.fr.',
  newsletter_link_expired: 'Ce lien n’est plus valable. Inscrivez-vous à nouveau depuis le bas de page.',

  slot_date_missing: 'Veuillez sélectionner une date',
  slot_weekday_missing: 'Choisissez au moins un jour de la semaine.',
  slot_ends_before_it_starts: "L'heure de début doit être antérieure à l'heure de fin",
  slot_too_short: 'Un créneau dure au moins une heure : la séance, puis une pause.',
  slot_past: 'Ce moment est déjà passé. Choisissez une date à venir.',
  slot_time_does_not_exist: 'Cette heure n’existe pas ce jour-là : les horloges passent de 2 h à 3 h.',
  slot_overlaps: 'Ce créneau en chevauche un autre. Choisissez d’autres heures.',
  slot_booked: 'Impossible de supprimer un créneau déjà réservé par un patient',
  availability_load_failed: 'Impossible de charger vos disponibilités',
  availability_add_failed: "Impossible d'ajouter cette disponibilité",
  availability_remove_failed: 'Impossible de supprimer cette disponibilité',

  booking_field_missing: 'Veuillez remplir tous les champs obligatoires',
  topic_too_long: 'Limite de {n} caractères dépassée',
  topic_consent_missing: 'Votre accord est nécessaire pour garder ce que vous écrivez ici.',
  pseudonym_missing: 'Indiquez le pseudonyme sous lequel vous voulez apparaître.',
  birthdate_missing: 'Indiquez votre date de naissance. Elle vous est demandée une seule fois.',
  too_young:
    'La réservation est possible à partir de {n} ans. Vous pouvez parler à quelqu’un tout de suite : le 119 (enfance en danger) et le 3114 répondent gratuitement, 24 h/24.',
  parental_authorisation_missing:
    'Avant {n} ans, l’autorisation d’un parent est nécessaire avant de payer. Aucun montant n’a été prélevé.',
  parental_link_expired: 'Ce lien n’est plus valable. Une nouvelle demande peut être envoyée depuis la page de paiement.',
  slot_taken: 'Ce créneau vient d’être réservé.',
  no_pending_appointment: 'Aucun rendez-vous en attente',
  appointment_over: 'Ce rendez-vous a déjà commencé ou n’existe plus : il ne peut plus être changé.',
  appointment_move_too_late: 'Ce rendez-vous est trop proche pour être déplacé. Vous pouvez encore l’annuler.',
  appointment_terms_changed: 'Les conditions ont changé depuis l’affichage. Relisez le montant, puis confirmez.',
  withdrawal_over: 'Le délai pour renoncer au contrat est terminé. Vous pouvez encore annuler le rendez-vous.',

  sign_in_to_pay: 'Veuillez vous connecter pour continuer',
  card_number_invalid: 'Numéro de carte invalide',
  card_expiry_invalid: "Date d'expiration invalide (format MM/YY)",
  card_cvc_invalid: 'Code CVC invalide',
  card_name_invalid: 'Veuillez entrer un nom valide',
  card_is_not_a_test_card:
    'Ce service est en test et n’accepte que les cartes de test, comme 4242 4242 4242 4242. Aucun montant n’a été prélevé.',
  card_refused: 'Votre carte a été refusée. Veuillez contacter votre banque ou essayer une autre carte.',
  three_d_code_invalid: 'Code de sécurité invalide',
  three_d_secure_failed: 'Authentification 3D Secure échouée',
  already_paid: 'Ce rendez-vous est déjà payé. Aucun autre montant n’a été prélevé.',
  payment_not_recorded:
    "Le paiement a réussi mais une erreur est survenue lors de l'enregistrement du rendez-vous",
  payment_test_failed: 'Erreur lors du test de paiement',
}

/** Confirmations and notices that code emits. */
export const notices = {
  contact_sent: 'Votre message a bien été envoyé. Nous vous répondrons dans les plus brefs délais.',
  newsletter_requested: 'Vérifiez votre boîte : un e‑mail de confirmation vient de partir vers cette adresse.',
  mood_saved: 'Votre état émotionnel a été enregistré!',
  slot_added: 'Disponibilité ajoutée avec succès',
  slot_removed: 'Disponibilité supprimée avec succès',
  recurring_slots_added: 'Disponibilités récurrentes ajoutées pour les {n} prochains jours',
  payment_accepted: 'Paiement accepté',
  payment_refused: 'Paiement refusé par la banque',
  payment_confirmed: 'Paiement confirmé et rendez-vous enregistré !',
  payment_simulated: 'Paiement simulé réussi!',
  payment_came_too_late:
    'Le créneau n’était plus libre quand votre paiement est arrivé. Il vous est remboursé en totalité, sans rien faire.',
  signed_out: 'Vous avez été déconnecté avec succès',
} as const

export type NoticeCode = keyof typeof notices

export function fillIn(sentence: string, params: ErrorParams = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
}

export function errorMessage(code: ErrorCode, params?: ErrorParams): string {
  return fillIn(errorMessages[code], params)
}

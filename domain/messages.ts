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
}

/** Confirmations and notices that code emits. */
export const notices = {
  contact_sent: 'Votre message a bien été envoyé. Nous vous répondrons dans les plus brefs délais.',
  newsletter_requested: 'Vérifiez votre boîte : un e‑mail de confirmation vient de partir vers cette adresse.',
  mood_saved: 'Votre état émotionnel a été enregistré!',
  signed_out: 'Vous avez été déconnecté avec succès',
} as const

export type NoticeCode = keyof typeof notices

export function fillIn(sentence: string, params: ErrorParams = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
}

export function errorMessage(code: ErrorCode, params?: ErrorParams): string {
  return fillIn(errorMessages[code], params)
}

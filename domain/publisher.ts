import { BRAND } from './constants.ts'

/**
 * Publisher of the site and seller of the consultations. Values of the demonstration: the operator of a public service
 * replaces them here. The street does not exist, and the number is in the range Arcep reserves for fiction.
 */
export const publisher = {
  name: BRAND,
  registration: 'en cours d’immatriculation',
  street: '12 rue du Petit-Jour',
  city: '75011 Paris',
  publicationDirector: 'la personne qui assure la présidence de Mivoix',
  host: 'désignation en cours, dans l’Union européenne',
  mediator: 'désignation en cours',
  /** Reason for receipts without value added tax. */
  vatNotice: 'TVA non applicable, article 293 B du code général des impôts',
  email: 'bonjour@mivoix.fr',
  dataProtectionEmail: 'dpo@mivoix.fr',
  phone: { number: '01 99 00 12 34', dial: '+33199001234' },
} as const

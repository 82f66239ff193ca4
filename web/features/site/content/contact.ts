import { publisher } from '#domain/publisher.ts'

type OpeningHours = { days: string; hours: string }

/** Contact details beside the form. */
export const contactDetails = {
  email: publisher.email,
  phone: { ...publisher.phone, hours: 'En semaine, de 9 h à 18 h' },
  addressLines: [publisher.name, publisher.street, publisher.city],
  openingHours: [
    { days: 'Du lundi au vendredi', hours: '9 h – 18 h' },
    { days: 'Samedi', hours: '10 h – 15 h' },
    { days: 'Dimanche', hours: 'Fermé' },
  ] satisfies readonly OpeningHours[],
  emergency: {
    title: 'Besoin d’aide tout de suite ?',
    text: 'Ce formulaire n’est pas lu en continu et Mivoix n’est pas un service d’urgence. Le [3114](tel:3114) répond gratuitement, 24 h/24 et 7 j/7. En danger immédiat, appelez le [15](tel:15) ou le [112](tel:112).',
    link: { label: 'Voir tous les numéros d’aide', href: '/urgence' },
  },
  privacy:
    'Vos réponses servent seulement à traiter votre message. Évitez d’y écrire des informations de santé. [En savoir plus sur vos données](/privacy)',
} as const

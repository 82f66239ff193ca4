import type { Page } from '@playwright/test'
import { randomDay } from '../support/browser/booking-journey.ts'
import type { Screen } from './screen.ts'

const add = (page: Page) => page.getByRole('button', { name: 'Ajouter cette disponibilité' }).click()
const slots = '**/functions/v1/add-slot'
const onSomeDay = { path: '/therapist/availability', query: () => `?date=${randomDay()}`, who: 'student' } as const
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click()

const weekdays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']
const halfHours = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0')
  return `${hour}:${index % 2 ? '30' : '00'}`
})

/** Other journeys share the account, and may have given it a consultation. */
const withoutRows = (page: Page) =>
  page.route(/\/rest\/v1\/my_(appointments|slots)\b/, (route) => route.fulfill({ json: [] }))

export const practitionerScreens: readonly Screen[] = [
  {
    path: '/dashboard-etudiant',
    who: 'student',
    headings: ['Bonjour, Inès', 'Évaluations récentes'],
    tabs: ['À venir', 'Historique'],
    texts: [
      'Prochaine séance',
      'Séances à venir',
      'Séances réalisées',
      'Créneaux libres',
      'Rejoindre',
      'Envoyer message',
      'Voir agenda',
    ],
    links: [
      ['Agenda', '/agenda-etudiant'],
      ['Gérer mes disponibilités', '/disponibilites'],
      ['Mon agenda', '/agenda-etudiant'],
      ['Mes disponibilités', '/disponibilites'],
      ['Mon profil', '/profile'],
      ['Chat IA', '/chat'],
    ],
  },
  {
    path: '/dashboard-etudiant',
    who: 'student',
    when: 'history',
    reach: tab('Historique'),
    texts: ['Terminé'],
  },
  {
    path: '/dashboard-etudiant',
    who: 'student',
    when: 'menu of the person',
    reach: (page) => page.getByRole('button', { name: /^Menu de / }).click(),
    texts: ['Mon tableau de bord', 'Mon profil', 'Se déconnecter'],
  },
  {
    path: '/therapist/dashboard',
    who: 'student',
    headings: ['Bonjour, Inès', 'Consultations à venir', 'Disponibilités', 'Revenus'],
    tabs: ['Historique des consultations', 'Notes de séance', 'Mon profil professionnel'],
    texts: ['Visio', 'Préparer', 'Libre', 'en attente', 'ce mois-ci'],
    buttons: ['Voir les détails'],
    links: [['Gérer mes disponibilités', '/therapist/availability']],
  },
  {
    path: '/therapist/dashboard',
    who: 'student',
    when: 'professional profile',
    reach: tab('Mon profil professionnel'),
    texts: ['Modifier mon profil', 'Spécialisation', 'Université', 'Anxiété', 'Recevoir de nouveaux patients'],
  },
  {
    path: '/therapist/dashboard',
    who: 'therapist',
    when: 'nothing yet',
    before: withoutRows,
    headings: ['Consultations à venir', 'Disponibilités', 'Revenus'],
    texts: ["Vous n'avez pas de consultations à venir", 'Aucune disponibilité définie'],
    links: [['Ajouter des disponibilités', '/therapist/availability']],
  },
  {
    path: '/therapist/dashboard',
    who: 'therapist',
    when: 'no past consultation',
    before: withoutRows,
    reach: tab('Historique des consultations'),
    texts: ['Aucune consultation passée'],
  },
  {
    path: '/therapist/dashboard',
    who: 'therapist',
    when: 'no note',
    before: withoutRows,
    reach: tab('Notes de séance'),
    texts: ['Aucune note de séance disponible', 'Vous pourrez ajouter des notes après vos consultations'],
  },
  { path: '/agenda-etudiant', who: 'student', headings: ['Mon agenda'], texts: ['Libre'] },
  {
    ...onSomeDay,
    headings: ['Gestion de vos disponibilités', 'Vos disponibilités'],
    tabs: ['Créneau unique', 'Créneau récurrent'],
    texts: [
      'Aucune disponibilité pour cette date',
      'Les patients pourront réserver ces créneaux pour une consultation.',
    ],
    lists: { Début: halfHours, Fin: halfHours },
    buttons: ['Ajouter cette disponibilité'],
  },
  {
    ...onSomeDay,
    when: 'recurring',
    reach: tab('Créneau récurrent'),
    buttons: [...weekdays, 'Ajouter ces disponibilités récurrentes'],
  },
  {
    path: '/therapist/availability?date=',
    who: 'student',
    when: 'no day',
    reach: add,
    texts: ['Veuillez sélectionner une date'],
  },
  {
    ...onSomeDay,
    when: 'an end before the start',
    reach: async (page) => {
      await page.getByLabel('Fin').click()
      await page.getByRole('option', { name: '08:30' }).click()
      await add(page)
    },
    texts: ["L'heure de début doit être antérieure à l'heure de fin"],
  },
  {
    ...onSomeDay,
    when: 'adding',
    before: (page) => page.route(slots, () => undefined),
    reach: add,
    texts: ['Ajout en cours...'],
  },
  {
    ...onSomeDay,
    when: 'not added',
    before: (page) => page.route(slots, (route) => route.fulfill({ status: 500, json: {} })),
    reach: add,
    texts: ["Impossible d'ajouter cette disponibilité"],
  },
  {
    ...onSomeDay,
    when: 'added, then removed',
    reach: async (page) => {
      await add(page)
      await page.getByText('Disponibilité ajoutée avec succès').waitFor()
      await page.getByRole('button', { name: /^Supprimer/ }).click()
    },
    texts: ['Disponibilité supprimée avec succès'],
  },
  {
    ...onSomeDay,
    when: 'not loaded',
    before: (page) => page.route('**/rest/v1/my_slots*', (route) => route.fulfill({ status: 500, json: {} })),
    texts: ['Impossible de charger vos disponibilités'],
  },
  {
    path: '/profile-student',
    who: 'student',
    headings: ['Mon profil'],
    texts: ['Prénom', 'Nom', 'Université', 'Année d’études', 'Spécialisation', 'Présentation'],
    buttons: ['Modifier'],
  },
  { path: '/patient/dashboard', who: 'student', texts: ['Cette page est réservée aux patients'] },
]

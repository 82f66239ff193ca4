import type { Page } from '@playwright/test'
import { TEST_CARD } from '#domain/payment/test-cards.ts'
import { enterDemoAs, newEmail, signUpAsPatient } from '../support/browser/account-journey.ts'
import { callAs, holdAt, randomDay } from '../support/browser/booking-journey.ts'
import { picture } from '../support/sample-files.ts'
import type { Screen } from './screen.ts'

const paying = (page: Page) => page.getByRole('button', { name: /^Payer/ })

/** Somebody new, who holds an hour and has not paid. */
async function holdsAnHour(page: Page): Promise<void> {
  const day = randomDay()
  // All tests share this practitioner, and most of them open the mornings.
  const hour = 13 + Math.floor(Math.random() * 10)
  await enterDemoAs(page, 'student')
  await callAs(page, 'add-slot', { day, startTime: `${hour}:00`, endTime: `${hour + 1}:00` })
  await signUpAsPatient(page, newEmail())
  await holdAt(page, day, `${hour}:00`)
}

async function payBy(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Procéder au paiement' }).click()
  await page.getByLabel('Numéro de carte').pressSequentially(number)
  await page.getByLabel('Expiration').pressSequentially('1240')
  await page.getByLabel('Code CVC').fill('123')
  await page.getByLabel('Nom sur la carte').fill('ZOE PETIT')
  await paying(page).click()
}

const tooLarge = () => Buffer.alloc(5 * 1024 * 1024 + 1)

const wrongDoor = (path: string, sentence: string): Screen => ({ path, who: 'patient', texts: [sentence] })

const pays = { path: '/payment', who: 'visitor', before: holdsAnHour } as const

const drops = (name: string, mimeType: string, content: () => Buffer | Promise<Buffer>, sentence: string): Screen => ({
  path: '/profile-patient',
  who: 'visitor',
  when: sentence,
  before: (page) => signUpAsPatient(page, newEmail()),
  reach: async (page) => {
    const buffer = await content()
    await page.getByRole('main').locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  },
  texts: [sentence],
})

export const patientScreens: readonly Screen[] = [
  {
    path: '/patient/dashboard',
    who: 'patient',
    headings: ['Bonjour, Camille', 'Messages'],
    tabs: ['À venir', 'Historique'],
    links: [
      ['Prendre rendez-vous', '/appointment'],
      ['l’assistant émotionnel', '/chat'],
      ['Suivi émotionnel', '/chat'],
      ['Mon profil', '/profile-patient'],
      ['Paramètres', '/settings'],
    ],
    texts: ['À venir', 'Rejoindre', 'Envoyer message', 'Modifier', 'Prochaine séance', 'Séances réalisées'],
  },
  {
    path: '/patient/dashboard',
    who: 'patient',
    when: 'history',
    reach: (page) => page.getByRole('tab', { name: 'Historique' }).click(),
    texts: ['Voir résumé'],
  },
  {
    path: '/patient/dashboard',
    who: 'patient',
    when: 'menu of the person',
    reach: (page) => page.getByRole('button', { name: /^Menu de / }).click(),
    texts: ['Camille', 'Patient', 'Mon tableau de bord', 'Mon profil', 'Prendre rendez-vous', 'Se déconnecter'],
  },
  {
    path: '/patient/dashboard',
    who: 'patient',
    when: 'menu of the page',
    onPhone: true,
    reach: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
    headings: ['Bonjour, Camille Moreau'],
    texts: ['Mon profil', 'Mon espace', 'Déconnexion'],
  },
  {
    path: '/appointment',
    who: 'patient',
    headings: ['Prendre Rendez-vous'],
    texts: ['Date', 'Heure'],
    fields: ['Sujet principal'],
    radios: ['Indifférent', 'Homme', 'Femme'],
    lists: { 'Type de consultation': ['Thérapie individuelle', 'Thérapie de couple', 'Thérapie familiale'] },
    buttons: ['Réserver et Payer'],
  },
  {
    path: '/appointment',
    who: 'patient',
    when: 'nothing chosen',
    reach: (page) => page.getByRole('button', { name: 'Réserver et Payer' }).locator('visible=true').click(),
    texts: ['Veuillez remplir tous les champs obligatoires'],
  },
  { path: '/payment', who: 'patient', when: 'nothing to pay', texts: ['Aucun rendez-vous en attente'] },
  {
    ...pays,
    texts: [
      'Type de consultation',
      'Sujet principal',
      'Date et heure',
      'Préférence de genre',
      'Consultation (45 minutes)',
      '29,99 €',
      'Total',
    ],
    buttons: ['Procéder au paiement'],
  },
  {
    ...pays,
    when: 'a card left empty',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Procéder au paiement' }).click()
      await paying(page).click()
    },
    buttons: ['Retour au récapitulatif'],
    texts: [
      'Numéro de carte invalide',
      "Date d'expiration invalide (format MM/YY)",
      'Code CVC invalide',
      'Veuillez entrer un nom valide',
    ],
  },
  {
    ...pays,
    when: 'a refused card',
    reach: (page) => payBy(page, '4000000000000002'),
    texts: [
      'Votre carte a été refusée. Veuillez contacter votre banque ou essayer une autre carte.',
      'Paiement refusé par la banque',
    ],
  },
  {
    ...pays,
    when: 'a wrong second code',
    reach: async (page) => {
      await payBy(page, TEST_CARD)
      await page.getByLabel('Code à 6 chiffres').fill('12')
      await page.getByRole('button', { name: 'Confirmer le paiement' }).click()
      await page.getByText('Code de sécurité invalide').first().waitFor()
      await page.getByLabel('Code à 6 chiffres').fill('000000')
      await page.getByRole('button', { name: 'Confirmer le paiement' }).click()
    },
    texts: ['Authentification 3D Secure échouée'],
  },
  {
    ...pays,
    when: 'paid',
    reach: async (page) => {
      await payBy(page, TEST_CARD)
      await page.getByLabel('Code à 6 chiffres').fill('123456')
      await page.getByRole('button', { name: 'Confirmer le paiement' }).click()
      await page.waitForURL('/patient/dashboard')
    },
    texts: ['Paiement confirmé et rendez-vous enregistré !'],
  },
  {
    ...pays,
    when: 'paid, the confirmation',
    reach: async (page) => {
      await payBy(page, TEST_CARD)
      await page.getByLabel('Code à 6 chiffres').fill('123456')
      await page.getByRole('button', { name: 'Confirmer le paiement' }).click()
      await page.getByRole('main').getByRole('link', { name: 'Voir la confirmation' }).first().click()
    },
    headings: ['Paiement confirmé !'],
    links: [
      ['Mon tableau de bord', '/patient/dashboard'],
      ['Retour à l’accueil', '/'],
    ],
  },
  {
    path: '/payment-test',
    who: 'patient',
    texts: ['chat_messages', 'chat_sessions', 'payments', 'subscriptions', 'chat-wit-ai', 'create-payment'],
  },
  {
    path: '/profile-patient',
    who: 'patient',
    headings: ['Mon profil'],
    texts: ['Prénom', 'Nom', 'Date de naissance', 'Genre'],
    buttons: ['Modifier'],
  },
  {
    path: '/profile-patient',
    who: 'patient',
    when: 'being changed',
    reach: (page) => page.getByRole('main').getByRole('button', { name: 'Modifier', exact: true }).click(),
    fields: ['Prénom', 'Nom'],
    buttons: ['Annuler', 'Enregistrer'],
  },
  {
    path: '/profile-patient',
    who: 'visitor',
    when: 'changed',
    before: (page) => signUpAsPatient(page, newEmail()),
    reach: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Modifier', exact: true }).click()
      await page.getByLabel('Prénom').fill('Zoée')
      await page.getByRole('button', { name: 'Enregistrer' }).click()
    },
    texts: ['Profil mis à jour avec succès'],
  },
  drops('moi.txt', 'text/plain', () => Buffer.from('texte'), 'Le fichier doit être une image (JPG, PNG, GIF)'),
  drops('moi.png', 'image/png', tooLarge, "L'image ne doit pas dépasser 5MB"),
  drops('moi.png', 'image/png', () => picture('png'), 'Photo de profil mise à jour'),
  wrongDoor('/dashboard-etudiant', 'Cette page est réservée aux praticiens'),
  wrongDoor('/agenda-etudiant', 'Cette page est réservée aux thérapeutes étudiants'),
  wrongDoor('/therapist/availability', 'Cette page est réservée aux thérapeutes étudiants'),
  {
    path: '/patient/dashboard',
    who: 'visitor',
    when: 'signing out',
    before: (page) => signUpAsPatient(page, newEmail()),
    reach: async (page) => {
      await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' })
      await page.getByRole('button', { name: /^Menu de / }).click()
      await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
    },
    texts: ['Vous avez été déconnecté avec succès'],
  },
]

import type { Page } from '@playwright/test'
import {
  fillInAccount,
  newEmail,
  PASSWORD,
  signIn,
  signUpAsPatient,
  someFrenchMobile,
} from '../support/browser/account-journey.ts'
import { pdf } from '../support/sample-files.ts'
import type { Screen } from './screen.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Suivant' }).click()

const verifiedAccount = (page: Page) => fillInAccount(page, newEmail())

async function studiesStep(page: Page): Promise<void> {
  await verifiedAccount(page)
  await next(page)
}

async function proofStep(page: Page): Promise<void> {
  await studiesStep(page)
  await page.getByLabel('Université').fill('Université de Lille')
  await next(page)
}

const register = (type: 'patient' | 'student') => `/register?type=${type}`

const accountFields = {
  fields: ['Nom complet', 'Adresse e-mail', 'Mot de passe', 'Confirmer le mot de passe'],
  placeholders: ['8 caractères minimum'],
  links: [['Se connecter', '/login']] as const,
}

const arrives = (path: string, sentence: string): Screen => ({
  path,
  who: 'visitor',
  when: 'nothing to verify',
  headings: ['Connexion'],
  texts: [sentence],
})

const drops = (
  name: string,
  mimeType: string,
  content: () => Uint8Array | Promise<Uint8Array>,
  sentence: string,
): Screen => ({
  path: register('student'),
  who: 'visitor',
  when: sentence,
  reach: async (page) => {
    await proofStep(page)
    const buffer = Buffer.from(await content())
    await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  },
  texts: [sentence],
})

export const accountScreens: readonly Screen[] = [
  {
    path: '/login',
    who: 'visitor',
    headings: ['Connexion'],
    fields: ['Adresse e-mail', 'Mot de passe'],
    checkboxes: ['Rester connecté'],
    texts: ['Vérification de sécurité automatique'],
    buttons: ['Afficher le mot de passe', 'Se connecter', 'Patient', 'Praticien', 'Admin'],
    links: [
      ['Mot de passe oublié ?', '/forgotten-password'],
      ['Créer un compte', '/user-type-selection'],
    ],
  },
  {
    path: '/login?from=protected',
    who: 'visitor',
    texts: ['Vous devez être connecté pour accéder à cette page'],
  },
  {
    path: '/login',
    who: 'visitor',
    when: 'nothing filled in',
    reach: (page) => page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click(),
    texts: ['Veuillez remplir tous les champs'],
  },
  {
    path: '/login',
    who: 'visitor',
    when: 'a wrong password',
    reach: (page) => signIn(page, newEmail(), 'pas le bon mot'),
    texts: ['Identifiants incorrects. Tentative 1/3'],
  },
  {
    path: '/login',
    who: 'visitor',
    when: 'three wrong passwords',
    reach: async (page) => {
      const email = newEmail()
      for (const wrong of ['premier essai', 'deuxième essai', 'troisième essai']) {
        const answer = page.waitForResponse(/\/auth\/v1\/token/)
        await signIn(page, email, wrong)
        await answer
      }
    },
    texts: [
      'Trop de tentatives échouées. Compte temporairement bloqué pendant 5 minutes.',
      'Trop de tentatives de connexion échouées. Veuillez réessayer dans',
    ],
  },
  {
    path: '/user-type-selection',
    who: 'visitor',
    radios: ['Je cherche du soutien', 'J’étudie la psychologie'],
    buttons: ['Continuer'],
    links: [['Se connecter', '/login']],
  },
  {
    path: register('patient'),
    who: 'visitor',
    texts: ['Étape 1 sur 2'],
    buttons: ['Envoyer code de vérification', 'Suivant', 'Changer de profil'],
    ...accountFields,
  },
  {
    path: register('patient'),
    who: 'visitor',
    when: 'nothing filled in',
    reach: async (page) => {
      await page.locator('#register-name').fill('Z')
      await page.locator('#register-email').fill('zoe')
      await page.locator('#register-password').fill('court')
      await page.locator('#register-confirmPassword').fill('autre')
      await next(page)
    },
    texts: [
      'Le nom doit comporter au moins 2 caractères.',
      'Veuillez entrer une adresse email valide.',
      'Le mot de passe doit comporter au moins 8 caractères.',
      'Les mots de passe ne correspondent pas.',
    ],
  },
  {
    path: register('patient'),
    who: 'visitor',
    when: 'an address that is not verified',
    reach: async (page) => {
      await page.locator('#register-name').fill('Zoé Petit')
      await page.locator('#register-email').fill(newEmail())
      await page.locator('#register-password').fill(PASSWORD)
      await page.locator('#register-confirmPassword').fill(PASSWORD)
      await next(page)
    },
    texts: ['Veuillez vérifier votre adresse email.'],
  },
  {
    path: register('patient'),
    who: 'visitor',
    when: 'second step, without the terms',
    reach: async (page) => {
      await studiesStep(page)
      await page.getByRole('button', { name: 'Créer mon compte' }).click()
    },
    texts: ['Étape 2 sur 2', 'Veuillez accepter les termes et conditions.'],
    fields: ['Date de naissance'],
    radios: ['Femme', 'Homme', 'Non binaire', 'Je préfère ne pas répondre'],
    checkboxes: ['J’accepte les'],
    buttons: ['Précédent', 'Créer mon compte', 'Changer de profil'],
  },
  {
    path: register('student'),
    who: 'visitor',
    texts: ['Étape 1 sur 3'],
    buttons: ['Envoyer code de vérification', 'Suivant', 'Changer de profil'],
    ...accountFields,
  },
  {
    path: register('student'),
    who: 'visitor',
    when: 'second step',
    reach: async (page) => {
      await studiesStep(page)
      await next(page)
    },
    texts: [
      'Étape 2 sur 3',
      'Veuillez entrer le nom de votre université.',
      'Anxiété',
      'Dépression',
      'Traumatisme',
      'Addictions',
      'Relations',
      'Estime de soi',
      'Stress',
      'Deuil',
    ],
    fields: ['Université', 'Année d’études', 'Spécialisation'],
    buttons: ['Précédent', 'Suivant'],
    lists: { 'Année d’études': ['3e année (Licence/Bachelor)', 'Master 1', 'Master 2', 'Doctorat ou plus'] },
  },
  {
    path: register('student'),
    who: 'visitor',
    when: 'third step, without a document',
    reach: async (page) => {
      await proofStep(page)
      await page.getByRole('button', { name: 'Créer mon compte' }).click()
    },
    texts: [
      'Étape 3 sur 3',
      "Veuillez télécharger une preuve de votre statut d'étudiant.",
      'Veuillez accepter les termes et conditions.',
    ],
    checkboxes: ['J’accepte les', 'Je certifie'],
    buttons: ['Précédent', 'Créer mon compte'],
  },
  drops(
    'carte.txt',
    'text/plain',
    () => Buffer.from('texte'),
    'Format de fichier non accepté. Formats autorisés : PDF, JPEG, PNG',
  ),
  drops(
    'carte.pdf',
    'application/pdf',
    () => Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-1.7'),
    'Le fichier est trop volumineux. Taille maximale : 5MB',
  ),
  drops('carte.pdf', 'application/pdf', () => pdf(), 'Document téléchargé avec succès'),
  arrives('/verify-email', "Aucune vérification d'email en attente"),
  arrives('/verify-phone', 'Aucun numéro de téléphone à vérifier'),
  arrives('/verify-2fa', 'Aucune vérification en cours'),
  {
    path: '/login',
    who: 'visitor',
    when: 'on a new device, the code left empty',
    reach: async (page) => {
      const email = newEmail()
      await signUpAsPatient(page, email)
      await page.evaluate(() => localStorage.clear())
      await page.goto('/login')
      await signIn(page, email)
      await page.waitForURL('/verify-2fa')
      await page.getByRole('button', { name: 'Vérifier' }).click()
    },
    texts: ['Authentification à deux facteurs requise', 'Veuillez entrer les 6 chiffres du code'],
    fields: ['Code à 6 chiffres'],
  },
  {
    path: '/profile-patient',
    who: 'visitor',
    when: 'signed in, verifying a telephone',
    before: (page) => signUpAsPatient(page, newEmail()),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Ajouter un numéro' }).click()
      await page.getByLabel('Numéro de téléphone').fill(someFrenchMobile())
      await page.locator('#new-phone-password').fill(PASSWORD)
      await page.getByRole('button', { name: 'Recevoir le code' }).click()
      await page.waitForURL('/verify-phone')
      await page.getByLabel('Code à 6 chiffres').fill('000000')
      await page.getByRole('button', { name: 'Vérifier' }).click()
    },
    fields: ['Code à 6 chiffres'],
    texts: ['Renvoyer le code', 'Code de vérification incorrect'],
  },
  {
    path: '/appointment?move=00000000-0000-4000-8000-000000000000',
    who: 'visitor',
    headings: ['Connexion'],
    texts: ['Veuillez vous connecter pour prendre rendez-vous'],
  },
  { path: '/payment', who: 'visitor', headings: ['Connexion'], texts: ['Veuillez vous connecter pour continuer'] },
  {
    path: '/patient/dashboard',
    who: 'visitor',
    headings: ['Connexion'],
    texts: ['Vous devez être connecté pour accéder à cette page'],
  },
]

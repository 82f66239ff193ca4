import type { Page } from '@playwright/test'
import { hydrate } from '../support/browser/browser.ts'
import type { Screen } from './screen.ts'

const numbered = (page: Page, level: 1 | 2) => page.getByRole('main').getByRole('heading', { level })

async function expectSections(page: Page, count: number): Promise<void> {
  const sections = numbered(page, 2).filter({ hasText: /^\d+\. / })
  await sections.nth(count - 1).waitFor()
  if ((await sections.count()) !== count) throw new Error(`not ${count} sections`)
}

const openMoodPanel = async (page: Page) => {
  await page.getByRole('button', { name: 'Mon humeur' }).click()
}

export const publicScreens: readonly Screen[] = [
  {
    path: '/',
    who: 'visitor',
    headings: ['Ils et elles en parlent', 'Un prix unique'],
    texts: [
      '29,99 €',
      'Plus de 1000 personnes',
      '45 minutes en vidéo',
      'Jusqu’à 24 h avant',
      'conforme au RGPD',
      'Sans engagement',
      '1. Créez votre compte',
      '2. Choisissez un créneau',
      '3. Rejoignez la séance',
      '4. Gardez le fil',
    ],
    links: [
      ['Prendre rendez-vous', '/appointment'],
      ['Accueil', '/'],
      ['FAQ', '/faq'],
      ['Tarifs', '/pricing'],
      ['Chat IA', '/chat'],
      ['Contact', '/contact'],
      ['Se connecter', '/login'],
      ['S’inscrire', '/user-type-selection'],
      ['Blog', '/blog'],
      ['Conditions d’utilisation', '/terms'],
      ['Confidentialité', '/privacy'],
      ['RGPD', '/rgpd'],
      ['Cookies', '/cookies'],
      ['Accessibilité', '/accessibility'],
    ],
    buttons: ["S'abonner"],
    fields: ['Adresse e-mail'],
  },
  {
    path: '/',
    who: 'visitor',
    when: 'mood, first step',
    reach: openMoodPanel,
    radios: ['Très bien', 'Bien', 'Moyen', 'Pas bien'],
    buttons: ['Continuer'],
  },
  {
    path: '/',
    who: 'visitor',
    when: 'mood, second step',
    reach: async (page) => {
      await openMoodPanel(page)
      const panel = page.getByRole('dialog', { name: 'Mon humeur' })
      await panel.getByText('Moyen', { exact: true }).click()
      await panel.getByRole('button', { name: 'Continuer' }).click()
    },
    buttons: ['Retour', 'Enregistrer'],
  },
  {
    path: '/faq',
    who: 'visitor',
    headings: ['Foire aux questions'],
    links: [['Nous contacter', '/contact']],
    reach: async (page) => {
      await hydrate(page)
      const questions = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button')
      if ((await questions.count()) !== 10) throw new Error('not ten questions')
      await questions.nth(0).click()
      await questions.nth(1).click()
      if ((await page.getByRole('main').locator('[aria-expanded=true]').count()) !== 1)
        throw new Error('not one answer open')
    },
  },
  {
    path: '/pricing',
    who: 'visitor',
    headings: ['Consultation vidéo', 'Chat premium', 'Questions sur les tarifs'],
    texts: [
      '29,99 €',
      '2,99 €',
      'Une séance vidéo de 45 minutes',
      'Le choix de votre interlocuteur ou interlocutrice',
      'Vos notes personnelles et le suivi de vos séances',
      'Une assistance 24 h/24 et 7 j/7',
      'L’analyse de votre humeur',
      'Des ressources choisies pour vous',
      'L’historique de vos conversations',
      'Des notifications et des rappels',
      'Un conseil de bien-être par jour',
      'Une mise en relation avec un praticien ou une praticienne si besoin',
      'Résiliable à tout moment, accès gardé jusqu’à la fin de la période.',
      'remboursées ni par la Sécurité sociale ni par les mutuelles',
    ],
    links: [
      ['Prendre rendez-vous', '/appointment'],
      ['Essayer gratuitement', '/chat'],
    ],
  },
  {
    path: '/contact',
    who: 'visitor',
    headings: ['Contact', 'Besoin d’aide tout de suite ?'],
    fields: ['Nom complet', 'Adresse e-mail', 'Sujet', 'Message'],
    buttons: ['Envoyer le message'],
    texts: ['75011 Paris', 'de 9 h à 18 h', 'Du lundi au vendredi', '9 h – 18 h', '10 h – 15 h', 'Dimanche', 'Fermé'],
    links: [
      ['3114', 'tel:3114'],
      ['15', 'tel:15'],
      ['112', 'tel:112'],
    ],
  },
  {
    path: '/contact',
    who: 'visitor',
    when: 'sending',
    before: (page) => page.route('**/functions/v1/send-contact-message', () => undefined),
    reach: fillInContact,
    buttons: ['Envoi en cours...'],
  },
  {
    path: '/contact',
    who: 'visitor',
    when: 'failed',
    before: (page) =>
      page.route('**/functions/v1/send-contact-message', (route) => route.fulfill({ status: 500, json: {} })),
    reach: fillInContact,
    texts: ["Une erreur s'est produite lors de l'envoi du message. Veuillez réessayer."],
  },
  {
    path: '/contact',
    who: 'visitor',
    when: 'sent',
    reach: fillInContact,
    texts: ['Votre message a bien été envoyé. Nous vous répondrons dans les plus brefs délais.'],
  },
  {
    path: '/terms',
    who: 'visitor',
    headings: ['Conditions d’utilisation'],
    texts: ['25 avril 2025'],
    reach: (page) => expectSections(page, 12),
  },
  {
    path: '/privacy',
    who: 'visitor',
    headings: ['Politique de confidentialité'],
    reach: (page) => expectSections(page, 12),
  },
  {
    path: '/rgpd',
    who: 'visitor',
    headings: [
      'Notice RGPD',
      'Responsable du traitement',
      'Délégué à la protection des données',
      'Catégories de données, finalités et bases légales',
      'Durées de conservation',
      'Vos droits',
      'Transferts hors de l’Union européenne',
      'Réclamation auprès de la CNIL',
    ],
    texts: ['3 ans', '5 ans', '10 ans', '1 an'],
  },
  {
    path: '/accessibility',
    who: 'visitor',
    headings: [
      'Déclaration d’accessibilité',
      'Les limites connues',
      'Les autres façons de faire',
      'Notre plan d’action',
    ],
    texts: ['WCAG 2.1', 'RGAA', 'avril 2025', '6 mois', '3 jours ouvrés'],
  },
  {
    path: '/nulle-part',
    who: 'visitor',
    headings: ['Page introuvable'],
    links: [
      ['Retour à l’accueil', '/'],
      ['Parler à l’assistant IA', '/chat'],
    ],
  },
  {
    path: '/chat',
    who: 'visitor',
    headings: ['Assistant émotionnel IA'],
    texts: ["Bonjour ! Je suis votre assistant émotionnel. Comment vous sentez-vous aujourd'hui ?"],
    placeholders: ['Décrivez comment vous vous sentez...'],
    buttons: ['Dicter', 'Envoyer'],
  },
  {
    path: '/chat',
    who: 'visitor',
    when: 'loading',
    before: async (page) => {
      await hasTalked(page)
      await page.route('**/rest/v1/chat_sessions*', () => undefined)
    },
    texts: ['Chargement de la conversation...'],
  },
  {
    path: '/chat',
    who: 'visitor',
    when: 'not loaded',
    before: async (page) => {
      await hasTalked(page)
      await page.route('**/rest/v1/chat_sessions*', (route) => route.fulfill({ status: 500, body: '{}' }))
    },
    texts: ['Une erreur est survenue lors du chargement de la conversation'],
    buttons: ['Réessayer'],
  },
  {
    path: '/chat',
    who: 'visitor',
    when: 'an answer that fails',
    before: async (page) => {
      await page.addInitScript(() => localStorage.setItem('mivoix-chat-consent', '1'))
      await page.route('**/functions/v1/chat-wit-ai', (route) => route.abort())
    },
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'Votre message' }).fill('Une longue journée')
      await page.keyboard.press('Enter')
    },
    texts: [
      'Moi',
      'Je rencontre actuellement des difficultés techniques. Veuillez réessayer dans quelques instants.',
      "Une erreur est survenue lors de l'envoi du message",
    ],
  },
  {
    path: '/chat',
    who: 'visitor',
    when: 'a browser that cannot listen',
    before: (page) =>
      page.addInitScript(() => {
        for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
          Object.defineProperty(window, name, { value: undefined })
      }),
    reach: (page) => page.getByRole('button', { name: 'Dicter' }).click(),
    texts: ['Désolé, votre navigateur ne supporte pas la reconnaissance vocale.'],
  },
]

async function fillInContact(page: Page): Promise<void> {
  await hydrate(page)
  const form = page.getByRole('main')
  await form.getByLabel('Nom complet').fill('Zoé Petit')
  await form.getByLabel('Adresse e-mail').fill(`zoe-${crypto.randomUUID().slice(0, 8)}@exemple.fr`)
  await form.getByLabel('Sujet').fill('Une question')
  await form.getByRole('textbox', { name: 'Message' }).fill('Comment changer de praticien ?')
  await form.getByRole('button', { name: 'Envoyer le message' }).click()
}

const hasTalked = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('mivoix-chat-consent', '1')
    localStorage.setItem('chatSessionId', '00000000-0000-4000-8000-000000000001')
  })

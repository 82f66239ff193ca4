import { describe, expect, test } from 'vitest'
import { wholeTalk } from '../../../tests/support/talk.ts'

const lastOf = (messages: readonly string[]) => wholeTalk(messages).at(-1)
const replyTo = (...messages: string[]) => lastOf(messages)?.reply ?? ''
const situationAfter = (...messages: string[]) => lastOf(messages)?.state.situation?.id

describe('a death is met with a word of sympathy, however long ago and whatever stands beside it', () => {
  test.each([
    'Bonsoir. Ma fille m’a parlé de votre site. J’ai 70 ans, ma femme est décédée il y a huit mois.',
    'bonjour, j’ai 45 ans, mon mari est mort il y a deux ans d’un infarctus, et j’élève seule nos filles',
    'mon père a été emporté en deux mois, un cancer du poumon',
  ])('%s', (message) => expect(replyTo(message)).toMatch(/^(?:Bon(?:soir|jour)\. )?Perdre votre /))

  test('and what they died of is no illness of the one who writes', () => {
    const told = [
      'Bonsoir. J’ai 70 ans, ma femme est décédée il y a huit mois.',
      'Elle est partie en trois semaines, un cancer du pancréas. Quarante-quatre ans de mariage.',
    ]
    expect(replyTo(...told)).not.toMatch(/médecin|nouvelle est un choc/)
    expect(situationAfter(...told)).toMatch(/^grief-/)
  })

  test('whether it is normal to be still there is answered of grief', () => {
    const reply = replyTo(
      'ma femme est décédée il y a huit mois',
      'Quarante-quatre ans de mariage.',
      'C’est normal d’en être encore là au bout de huit mois ?',
    )
    expect(reply).toMatch(/^Oui/)
    expect(reply).not.toMatch(/deuxième année|met mal à l’aise/)
  })
})

describe('a word or two open no situation of somebody else', () => {
  test.each([
    [
      'a reproach in a row',
      ['Mon chef m’a reproché un retard sur un dossier alors que c’est lui qui m’avait donné les infos trop tard.'],
      /entretien/,
    ],
    ['where it was said', ['C’était en réunion devant toute l’équipe, il a dit que la porte était là.'], /n’osez pas/],
    ['an exam', ['slt jai un partiel jeudi'], /contrôle vous attend/],
    ['an ex who is only thought of', ['ça allait mieux mais mon ex est revenu dans ma tête'], /message|appel/],
    [
      'a night before a talk to clients',
      ['il est 3h et je dors pas', 'j’ai une présentation à 9h devant des clients, si je dors pas je vais me planter'],
      /fait (?:le plus )?peur/,
    ],
  ])('%s', (_, messages, theirs) => expect(replyTo(...messages)).not.toMatch(theirs))

  test('what is told for itself is still known', () => {
    expect(situationAfter('j’ai mon entretien annuel jeudi avec mon chef')).toBe('work-annual-review')
    expect(situationAfter('mon ex m’a réécrit hier')).toBe('breakup-ex-comes-back')
    expect(replyTo('j’ai une peur bleue de parler en public')).toMatch(/peur|prise de parole/)
  })
})

describe('what is asked is answered of what was told', () => {
  const ofMornings = /veille/
  test.each([
    [
      'mornings of a mother',
      ['je suis maman de deux enfants et je leur crie dessus', 'Une idée pour que les matins se passent mieux ?'],
      ofMornings,
    ],
    [
      'leaving for school',
      ['j’ai deux enfants, le matin c’est l’enfer, comment faire pour partir à l’heure à l’école ?'],
      ofMornings,
    ],
    ['mornings of who is retired', ['je suis à la retraite', 'une idée pour occuper mes matins ?'], /association/],
    [
      'the bill of a garage',
      [
        'mon chef m’a humilié devant toute l’équipe',
        'et la voiture est en panne, 1400 euros',
        'Vous feriez quoi à ma place, pour l’argent de la réparation ?',
      ],
      /garage/,
    ],
    ['stress before an exam', ['j’ai un partiel jeudi', 'un truc contre le stress ?'], /expir/],
  ])('%s', (_, messages, answer) => expect(replyTo(...messages)).toMatch(answer))

  const separated =
    'je me suis séparé de ma femme il y a deux mois et je ne vois plus mes enfants qu’un week-end sur deux'
  test.each([
    [
      'a bare question of one’s Sundays',
      [separated, 'Le dimanche soir surtout', 'Peut-être appeler mon frère. Vous feriez quoi, vous ?'],
      /signez|avis de droit/,
    ],
    [
      'what a child asked, after papers that go well',
      [
        separated,
        'Les papiers, ça va, on s’entend bien',
        'Qu’est-ce qu’on répond à une petite de 6 ans qui demande ça ?',
      ],
      /France services/,
    ],
    [
      'a friend, after a group that left them out',
      [
        'mes copines me mettent de côté',
        'je mange toute seule à la cantine, elles ont refait un groupe sans moi',
        'tu crois que je devrais lui parler à Inès ?',
      ],
      /prof|tâche/,
    ],
    [
      'a course that turns the stomach',
      [
        'j’ai raté mon partiel',
        'j’avais vraiment bossé en plus',
        'je sais pas comment m’y remettre, rien que d’ouvrir le poly j’ai la nausée',
      ],
      /dimanche/,
    ],
    [
      'a thought about one’s own child',
      ['j’ai crié sur mon fils ce matin pour ses chaussures', 'C’est normal de penser ça de son propre enfant ?'],
      /monstre|service|être là/,
    ],
    [
      'what a husband asks',
      ['je suis infirmière, je sors de cinq nuits', 'Mon mari me demande comment était ma nuit et je dis que ça va'],
      /«/,
    ],
  ])('%s is not answered as somebody else’s', (_, messages, theirs) => expect(replyTo(...messages)).not.toMatch(theirs))

  test('to be watched is never called normal', () =>
    expect(replyTo('mon copain est strict', 'c’est normal d’être surveillée comme ça ?')).not.toMatch(/^Oui/))
})

describe('a question fits what was said', () => {
  test('« ce moment-là » and « cela » stand for what was said back', () => {
    const message =
      'Il m’a défendu un peu après la réunion. Je pourrais lui proposer un ciné mais je me dis qu’il a mieux à faire.'
    expect(replyTo('Bonjour', message)).toMatch(/cette pensée/)
  })
  test('a day that is today is not prepared for', () => {
    const reply = replyTo(
      'Lundi je me suis engueulé avec mon chef, mercredi la voiture est tombée en panne, et là on est dimanche, je suis tout seul chez moi et crevé.',
    )
    expect(reply).not.toMatch(/préparez/)
    expect(reply).toMatch(/tout seul chez vous/)
    expect(replyTo('Bonjour', 'je vois le notaire demain')).toMatch(/Comment vous y préparez-vous/)
  })
  test('what is dreaded is not hoped for', () =>
    expect(
      replyTo(
        'mon chef m’a humilié devant tout le monde',
        'non, j’ai plus envie d’y retourner demain, j’ai la boule au ventre',
      ),
    ).not.toMatch(/espérez/))
  test('what is feared has not happened', () => {
    const feared = replyTo('mes copines m’ignorent', 'j’ai peur qu’elle montre mon message et qu’elles se moquent')
    expect(feared).not.toMatch(/rire|injuste/)
  })
  test('somebody named in jest is not asked about', () =>
    expect(replyTo('je dors pas', 'mdr trier un tiroir à 3h mes voisins vont adorer')).not.toMatch(/vos voisins/))
  test('what somebody wants of them is asked of them', () =>
    expect(replyTo('Bonjour', 'Ma fille voudrait que je vende et que je vienne à Nantes.')).toMatch(/Et vous|vous \?/))
  test('trust is no word that somebody said', () =>
    expect(
      replyTo('j’ai fouillé dans le téléphone de ma copine', 'elle me fait confiance et moi je fais ça'),
    ).not.toContain('« Confiance »'))
  test('jealousy of a partner is not told that it aims at others', () =>
    expect(
      replyTo('je suis jaloux dès que ma copine sort avec ses collègues', 'je parle de ma copine et de ma jalousie'),
    ).not.toMatch(/que l’amour/))
})

import { describe, expect, test } from 'vitest'
import { talk } from '../../../../tests/support/talk.ts'

const last = (...messages: string[]) => {
  const answer = talk(messages).at(-1)
  if (!answer) throw new Error('nothing was said')
  return answer
}
const OWN_QUESTION = /Pensez-vous au suicide|vous êtes en sécurité/

describe('somebody else who says or writes that they want to kill themselves is a crisis, and theirs', () => {
  test.each([
    'elle m’a dit qu’elle allait se tuer samedi quand ses parents seront à un mariage',
    'Il écrit qu’il veut se tuer, qu’il attend la fin des vacances.',
    'il parle de se tuer',
    'ma sœur veut se suicider',
    'Ma mère, 78 ans, dit qu’elle va se noyer dans l’étang dès que papa sera enterré',
    'mon mari a dit qu’il se tuerait avant le procès',
    'ma pote ma di kel vouler se suicidé',
    'Mon époux m’a confié son intention de mettre fin à ses jours avant la fin du mois.',
    'mon meilleur pote il veut se buter, il me l’a dit en vrai',
    'j’ai lu les SMS de ma fille, elle dit à sa copine qu’elle va se foutre en l’air',
    'j’ai vu dans sa story qu’elle voulait en finir ce week-end',
    'elle m’a confié qu’elle avait prévu de mettre fin à ses jours pendant les vacances',
    'elle a dit à ma cousine qu’elle se tuerait avant la rentrée',
    'dans son carnet il y a la date où il veut mourir',
    'un gars de ma classe a dit qu’il se suiciderait pendant les vacances',
    'mon collègue m’a dit qu’il comptait se pendre dans son garage',
  ])('« %s »', (message) => {
    const { level, reply, state } = last(message)
    expect(level).toBe('crise')
    expect(state.risk.situation).toMatch(/^other/)
    expect(reply).toMatch(/3114/)
    expect(reply).toMatch(/\b15\b/)
    expect(reply).not.toMatch(OWN_QUESTION)
  })

  test('who said it is not asked whether they think of it', () => {
    const { reply } = last('mon frère m’a écrit qu’il voulait se tuer')
    expect(reply).toContain('prendre au mot')
    expect(reply).not.toContain('Est-ce que tu penses au suicide')
  })

  test.each([
    'elle a parlé de suicide il y a dix ans et va bien aujourd’hui',
    'il révise le suicide de Durkheim pour son partiel',
    'il dit qu’il va se tuer au travail',
    'mon mari va se tuer à la tâche, il bosse 70h',
    'elle parle de se tuer à la salle de sport pour perdre 3 kilos',
    'mon fils dit qu’il va se tuer au combat sur Fortnite pour sauver son équipe',
    'Dans sa lettre, Verlaine écrit qu’il veut se tuer, c’est le texte du bac blanc.',
    'mon frère veut en finir avec sa thèse avant l’été',
    'elle va se tuer avec ces talons',
    'elle a dit qu’elle allait se noyer dans le travail pour oublier',
    'elle dit que samedi elle saute à l’élastique',
  ])('« %s » is none', (message) => expect(last(message).level).toBe('none'))

  test('dark thoughts of theirs stay a worry', () =>
    expect(last('mon fils a des idées noires').level).not.toBe('crise'))
  test('a place of work is no figure of speech beside a means', () =>
    expect(last('il dit qu’il va se tuer au travail, devant tout le monde').level).not.toBe('none'))
})

describe('what they send a picture of', () => {
  test.each([
    [['elle m’envoie une photo des plaquettes vides']],
    [['mon ami va mal, il m’a dit qu’il voulait en finir', 'il vient de m’envoyer une photo des plaquettes vides']],
    [['il m’a envoyé une photo de la corde']],
  ])('%s is a matter of minutes', (messages) => {
    const { level, reply } = last(...messages)
    expect(level).toBe('crise')
    expect(reply).toMatch(/\b(?:15|112)\b/)
    expect(reply).not.toContain('rassurant')
  })
  test.each(['il m’a envoyé la photo de ses plaquettes de frein usées', 'il m’a envoyé une photo de son chien'])(
    '« %s » is none',
    (message) => expect(last(message).level).toBe('none'),
  )
})

describe('silence first, and then a goodbye', () => {
  const told = ['mon pote répond plus', 'il a mis adieu sur le groupe']
  test('is called for at once', () => expect(last(...told).reply).toMatch(/le 15 ou le 112/))
  test('and stays so', () => {
    for (const more of ['il a écrit pardon à sa mère', 'chez lui. il est seul je crois', 'je suis à 40 min'])
      expect(last(...told, more).reply).toMatch(/le 15 ou le 112/)
  })
  test('pardon for a quarrel is none', () =>
    expect(last('il s’est excusé, il a écrit pardon à sa mère pour la dispute de dimanche').level).toBe('none'))
})

describe('words that somebody left', () => {
  test('love, no fault of theirs and no more suffering are a farewell', () =>
    expect(
      last(
        'j’ai trouvé une lettre sur le bureau de ma fille',
        'elle dit qu’elle nous aime, que c’est pas notre faute, qu’elle veut plus souffrir. elle est pas là',
      ),
    ).toMatchObject({ level: 'crise', reply: expect.stringMatching(/\b(?:15|112|17)\b/) }))
  test('love and tiredness are none', () =>
    expect(last('ma fille dit qu’elle nous aime, que c’est pas notre faute si elle est fatiguée').level).toBe('none'))
})

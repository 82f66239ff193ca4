import { describe, expect, test } from 'vitest'
import { repliesTo, talk } from '../../../tests/support/talk.ts'

const lastOf = (...messages: readonly string[]) => repliesTo(messages).at(-1) ?? ''
const situationAfter = (...messages: readonly string[]) => talk(messages).at(-1)?.state.situation?.id ?? null

describe('words of somebody else are no judgement of theirs', () => {
  test.each([
    'là il a dit que je suis un bon à rien',
    'il me répète que je suis nulle',
    'il m’a traité d’incapable',
    'dabitude sa va mai la il a di que je suis un bon a rien',
  ])('%s', (insult) =>
    expect(lastOf('mon patron m’a crié dessus au chantier', insult)).not.toMatch(
      /ne servir à rien|vous vous dites|Que mettriez-vous/i,
    ),
  )
})

describe('« seul » of a moment is not lonely', () => {
  test.each(['le soir c’est le seul moment où je suis tranquille', 'c’est mon seul temps à moi, le soir'])(
    '%s',
    (message) => expect(situationAfter('je scrolle sur mon téléphone jusqu’à 2h', message)).not.toMatch(/lonely/),
  )
  test('of somebody it is', () =>
    expect(situationAfter('le soir je suis toute seule, les soirées sont longues')).toMatch(/lonely/))
})

describe('what one lives on is not what one can swallow', () => {
  test.each(['si je perds ce boulot on mange plus', 'si je pert ce boulo on mange plus'])('%s', (message) =>
    expect(lastOf('mon patron m’insulte', message)).not.toMatch(/appétit|mangez plus|quand vous essayez/i),
  )
  test('lost appetite is heard', () =>
    expect(lastOf('mon copain m’a quittée', 'je mange plus rien')).toMatch(/mang|appétit|corps/i))
})

describe('a loss of somebody else is theirs', () => {
  const WIDOWER = 'ma femme est décédée en mars'
  test.each(['elle a aussi perdu sa mère', 'ma fille a perdu sa mère', 'c’est dur pour lui, il a perdu sa mère'])(
    '%s',
    (message) => expect(situationAfter(WIDOWER, message)).toBe(situationAfter(WIDOWER)),
  )
  test('another of their own is told', () =>
    expect(situationAfter('mon chef me met la pression', 'et là j’ai perdu ma mère hier')).toMatch(/grief/))
})

describe('who does something is not taken for another', () => {
  test.each([
    'je suis maman seule avec 2 enfants, mon grand de 9 ans n’écoute plus rien, je crie tout le temps',
    'je suis maman seule 2 enfant mon grand de 9 an ecoute plus rien je crie tout le tan',
  ])('a mother is no pupil: %s', (message) => expect(situationAfter(message)).toMatch(/single-parent|shouted-at-child/))
  test('nobody names themselves chief', () =>
    expect(lastOf('On vient de me nommer chef d’équipe et j’ai l’impression d’être un imposteur')).not.toMatch(
      /vous nommer/,
    ))
  test('who does not refuse has refused nothing', () =>
    expect(lastOf('Mon fils a séché les cours', 'Il ne refuse pas d’y aller, il fait semblant')).not.toMatch(/dit non/))
  test('a refusal is one', () =>
    expect(lastOf('je cherche un appart', 'mon dossier a été refusé')).toMatch(/non|refus/))
})

describe('a denial is kept', () => {
  test('in what is said back', () =>
    expect(lastOf('Ma copine veut des enfants, moi pas', 'bah elle veut des enfants et moi non')).not.toMatch(
      /et vous\./,
    ))
  test('in what is expected', () => {
    const FIRED = 'mon patron m’a viré hier'
    expect(lastOf(FIRED, 'je l’ai pas dit à ma mère')).not.toMatch(/plus à le porter en cachette/)
    expect(lastOf(FIRED, 'ma femme le sait')).toMatch(/plus à le porter en cachette/)
  })
})

describe('what is meant is not praised, nor taken for a wish', () => {
  test.each([
    [
      'je suis caissière, une cliente m’a insultée',
      'j’ai envie de plus y retourner',
      /de quoi vous avez envie|trop demander/,
    ],
    ['je passe mon permis demain', 'mon moniteur pense que je suis prête', /ne les oublie pas/],
    ['mon amie se marie sans m’inviter', 'je connais le métier par cœur', /à ce moment-là/],
  ])('%s: %s', (first, message, wrong) => expect(lastOf(first, message)).not.toMatch(wrong))
})

describe('who did it is given back', () => {
  test.each(['c’est pas moi qui ai crié, c’est la cliente', 'nn c pas moi ki a crié c la cliente'])('%s', (message) =>
    expect(lastOf('une cliente m’a insultée à la caisse', message)).toMatch(/C’est la cliente, et pas vous/),
  )
})

describe('one thing for another', () => {
  test.each([
    ['Non, pas ma cheffe, ma collègue !', 'Votre collègue, et non votre cheffe.'],
    ['Ce n’est pas ma cheffe le problème, c’est ma collègue.', 'Votre collègue, et non votre cheffe.'],
    ['je parle de mon pere pas de ma mere', 'Votre père, et non votre mère.'],
  ])('%s', (message, said) => expect(lastOf('on m’a prise à partie en réunion', message)).toContain(said))
  test('present is no participle', () => expect(lastOf('mon père se fâche', 'il crie juste')).not.toMatch(/crié/))
  test('what follows « que » is no quotation', () =>
    expect(lastOf('mon copain m’a larguée', 'il a dit qu’il avait plus de sentiments')).not.toMatch(/«/))
})

describe('slips are not said back', () => {
  test.each([
    ['mon patron ma cri dessus devan tout le monde', /votre cri/],
    ['un chien sa se defai pas en un moi', /un vous/],
    ['mon frère ma pri mon casque', /votre pri/],
  ])('%s', (message, broken) => expect(lastOf('bonjour', message)).not.toMatch(broken))
})

describe('what a thing is for is not asked of us', () => {
  test('of a thing', () =>
    expect(lastOf('je dors mal', 'ok mais le papier je vois pas à quoi ça sert')).not.toMatch(
      /Je lis ce que vous écrivez/,
    ))
  test('of us', () =>
    expect(lastOf('je dors mal', 'vous servez à quoi ?')).toMatch(/Je lis ce que vous écrivez|exercices/))
})

describe('a quotation of their own is no word of others', () => {
  test.each([
    ['je veux réussir mes réunions', 'j’ose jamais dire "je ne sais pas"'],
    ['ma chienne est morte hier', 'ce n’était pas "qu’un chien"'],
  ])('%s: %s', (first, message) =>
    expect(lastOf(first, message)).not.toMatch(/en entendant cela|sur le moment|l’entendez encore/),
  )
})

describe('who turns their back is told', () => {
  test('of oneself it rejects nobody', () =>
    expect(lastOf('mon chat est mort', 'Il attendait que je tourne le dos pour monter sur la table.')).not.toMatch(
      /On vous a tourné le dos/,
    ))
})

describe('who went out has left nobody', () => {
  test.each(['mon mari est parti faire les courses, j’en profite pour écrire', 'ma femme est partie travailler tôt'])(
    '%s',
    (message) => expect(situationAfter(message) ?? '').not.toMatch(/breakup|left/),
  )
  test('who left has', () => expect(situationAfter('mon mari est parti, il m’a quittée')).toMatch(/breakup|left/))
})

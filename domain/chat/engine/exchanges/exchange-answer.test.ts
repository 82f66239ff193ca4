import { describe, expect, test } from 'vitest'
import { repliesTo, wholeTalk } from '../../../../tests/support/talk.ts'

const lastOf = (...messages: readonly string[]) => wholeTalk(messages).at(-1)?.reply ?? ''

describe('what follows « mais » is answered', () => {
  test.each([
    [
      'ma copine m’a quitté hier',
      'ok j’envoie pas. mais c’est dur, j’ai l’impression que j’ai foiré ma vie',
      /vie ratée|effacé/,
    ],
    [
      'Mon fils de 15 ans reste enfermé dans sa chambre',
      'Je vais essayer samedi. Mais j’ai peur que ce soit ma faute, le divorce c’est moi qui l’ai voulu.',
      /crainte|séparation|faute/,
    ],
    [
      'hier j’ai crié sur ma fille, j’ai honte',
      'elle a pleuré, on a fait un câlin. mais je me trouve nulle comme mère',
      /parent qui s’inquiète|nulle/,
    ],
  ])('%s: %s', (first, message, answer) => expect(lastOf(first, message)).toMatch(answer))
  test('and what follows an agreement', () =>
    expect(
      lastOf(
        'Ma cheffe me crie dessus devant tout le monde',
        'D’accord je vais noter. J’ai une collègue témoin, elle subit la même chose.',
      ),
    ).toMatch(/pas seul|chacun/))
  test('unless it only makes light of it', () =>
    expect(lastOf('ma copine m’a quitté hier', 'je pleure tous les soirs, mais bon voilà quoi')).not.toMatch(
      /bon voilà/,
    ))
})

describe('a word in passing opens no other subject', () => {
  test.each([
    [
      ['Mon père est mort il y a trois semaines', 'Un taiseux, qui réparait tout. Il m’appelait tous les dimanches.'],
      /l’enfant que vous étiez/i,
    ],
    [
      [
        'Ma chienne est morte samedi',
        'Mon collègue m’a dit que c’était qu’un chien.',
        'Je voulais juste dire qu’elle me manque. Le matin surtout, elle m’attendait devant la porte.',
      ],
      /travail/,
    ],
    [['Ma chienne est morte samedi', 'C’est ma fille qui l’avait choisie au refuge.'], /nouveau venu/],
    [['je suis à découvert', 'Ben le loyer justement, 780 euros. Et la banque me prend des frais.'], /hausse/],
  ])('%j', (messages, wrong) => expect(lastOf(...messages)).not.toMatch(wrong))
})

describe('who says that we were wrong is answered on what they want', () => {
  test('a question that is put again', () =>
    expect(
      lastOf(
        'Mon chat est mort mardi',
        'Ma voisine ne se moquait pas. Je demandais plutôt si c’est trop tôt pour en adopter un autre.',
      ),
    ).toMatch(/tout de suite|trop tôt|l’envie/))
  test.each([
    'Il ne s’agit pas d’une cérémonie, c’est un simple coup de téléphone à ma fille.',
    'Je vous parlais d’appeler ma fille.',
    'Non, vous n’y êtes pas.',
  ])('%s', (message) => expect(lastOf('Mon épouse est décédée en mars', message)).toMatch(/pardon|raison/i))
})

describe('words are asked for', () => {
  test('what somebody wants to say is put into words', () =>
    expect(
      lastOf(
        'mon frère ne m’aide pas avec maman qui a Alzheimer',
        'vous pouvez m’aider à écrire ce message ?',
        'Que je suis fatiguée et que j’ai besoin qu’il garde maman un week-end sur deux.',
      ),
    ).toMatch(/«.*j’ai besoin que tu gardes maman un week-end sur deux/))
  test('their own sentence is weighed', () =>
    expect(
      lastOf(
        'ma meilleure amie me parle plus',
        'genre "je peux manger avec toi demain ?" ça fait pas trop désespérée ?',
      ),
    ).toMatch(/^Oui/))
  test('and named so', () =>
    expect(
      lastOf(
        'c’est toujours moi qui fais la vaisselle',
        'je lui dirai que je suis fatiguée et que j’ai besoin de lui. vous trouvez ma phrase bien ou pas ?',
      ),
    ).toMatch(/^Oui/))
  test('nobody says « tu » to a bank', () =>
    expect(repliesTo(['je suis à découvert', 'et à ma conseillère je lui dis quoi au téléphone ?']).at(-1)).not.toMatch(
      /à te dire|que tu/,
    ))
  test('an objection is no flight', () =>
    expect(
      repliesTo(['c’est toujours moi qui fais la vaisselle', 'et s’il me dit que j’exagère ?']).at(-1),
    ).not.toMatch(/où vous irez/))
})

test('a death is met once', () =>
  expect(lastOf('Mon père est mort il y a trois semaines').match(/grande peine/g)).toHaveLength(1))

test.each([
  'Enfin, je l’appellerai dimanche. Je vous remercie de m’avoir écouté.',
  'je lui dis ça. merci en tout cas',
  'Ah voilà. Je l’appelle demain à 9h. Merci.',
])('who thanks and leaves is asked nothing: %s', (message) =>
  expect(lastOf('Ma fille vit loin et je n’ose pas l’appeler', message)).not.toMatch(/\?/),
)

describe('an idea on what was told', () => {
  test('is found in what was written for whoever tells it', () =>
    expect(
      lastOf(
        'ce matin j’ai hurlé sur mon fils parce qu’il voulait pas mettre ses chaussures',
        'Vous auriez une idée pour que les matins se passent mieux ?',
      ),
    ).toMatch(/la veille/u))
  test('empty mornings are something else', () =>
    expect(lastOf('Je m’ennuie depuis la retraite', 'vous avez une idée pour occuper mes matinées ?')).toMatch(
      /Une heure fixe|une seule chose la veille/u,
    ))
})

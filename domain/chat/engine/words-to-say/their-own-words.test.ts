import { describe, expect, test } from 'vitest'
import { wholeTalk } from '../../../../tests/support/talk.ts'

const replyTo = (...messages: readonly string[]) => wholeTalk(messages).at(-1)?.reply ?? ''
const wordsFor = (...messages: readonly string[]) => /«\s?(.+?)\s?»/u.exec(replyTo(...messages))?.[1] ?? ''

describe('the words they have just written are the words to say', () => {
  test.each([
    [
      'what they want known',
      [
        'On déménage à Rennes pour le boulot de mon mari',
        'Qu’il sache que je suis contente pour lui mais que moi aussi je perds quelque chose. Comment je peux lui dire ça sans gâcher sa joie ?',
      ],
      /je suis contente pour toi, mais moi aussi je perds quelque chose/u,
    ],
    [
      'what they want known, after words were asked for',
      [
        'ma meilleure pote a raté son permis',
        'tu lui dirais quoi toi ?',
        'qu’elle sache que je suis avec elle même si moi je l’ai eu',
      ],
      /je suis avec toi même si moi je l’ai eu/u,
    ],
    [
      'what they feel',
      ['Mon père a Parkinson', 'Je l’admire toujours autant. Comment je peux lui dire ?'],
      /je t’admire toujours autant/u,
    ],
    [
      'two feelings',
      ['ma sœur part vivre au Japon', 'je suis fière d’elle et elle va me manquer. je lui écris quoi ?'],
      /je suis fière de toi et tu vas me manquer/u,
    ],
    [
      'what they aim at',
      ['J’ai 81 ans et j’aime ma maison.', 'Je vous demande quoi dire à ma fille pour rester chez moi.'],
      /je voudrais rester chez moi/u,
    ],
    [
      'what they ask of the other, once the first words were wide',
      [
        'Ma sœur ne vient jamais voir maman. Je suis fatiguée.',
        'Comment je peux lui demander de l’aide ?',
        'Je lui demande une solution : qu’elle prenne maman un week-end par mois.',
      ],
      /Je voudrais que tu prennes maman un week-end par mois/u,
    ],
    [
      'what they cannot bear',
      ['Ma coloc fait la fête', 'Je l’aime bien mais là j’en peux plus du bruit. Comment je lui dis ?'],
      /je n’en peux plus du bruit/u,
    ],
    [
      'what they did, to « mon grand »',
      ['j’ai crié sur mon grand pour un verre renversé', 'quels mots je lui dis ce soir ?'],
      /^J’ai crié sur toi pour un verre renversé/u,
    ],
    [
      'how it is, to a grown-up child',
      [
        'je garde mes petits-enfants tous les mercredis',
        'je suis épuisée mais je n’ose pas le dire à mon fils. comment lui dire ?',
      ],
      /je suis épuisée/u,
    ],
  ])('%s', (_, messages, words) => expect(wordsFor(...messages)).toMatch(words))
})

describe('and what is not meant for the other is not put into their mouth', () => {
  test.each([
    [
      'a shout of joy is no fault',
      ['mon fils a eu son bac', 'j’ai crié de joie dans la rue mdr', 'je lui dis quoi ce soir ?'],
      /regrette/u,
    ],
    [
      'to like somebody well is no love',
      ['Ma coloc fait du bruit', 'Je l’aime bien. Comment je lui dis pour le bruit ?'],
      /Je t’aime/u,
    ],
    [
      '« ne parle plus que de ça » is no silence',
      ['j’aime ma maison', 'ma fille ne me parle plus que de ça. Que puis-je lui répondre ?'],
      /porte est ouverte|tu me manques/u,
    ],
    [
      'a rejection is not said as it stands',
      ['mon ex veut revenir', 'je ne veux plus de lui. je lui réponds quoi ?'],
      /veux plus de toi/u,
    ],
    [
      'nobody is confided in at a door',
      ['je commence la chorale jeudi', 'je connais personne, je dis quoi en arrivant ?'],
      /quelque chose qui compte/u,
    ],
  ])('%s', (_, messages, words) => expect(replyTo(...messages)).not.toMatch(words))
})

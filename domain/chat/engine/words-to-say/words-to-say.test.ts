import { describe, expect, test } from 'vitest'
import { wholeTalk } from '../../../../tests/support/talk.ts'

const repliesTo = (...messages: readonly string[]) => wholeTalk(messages).map(({ reply }) => reply)
const replyTo = (...messages: readonly string[]) => repliesTo(...messages).at(-1) ?? ''
/** What is proposed to be said, without what surrounds it. */
const wordsFor = (...messages: readonly string[]) => /«\s?(.+?)\s?»/u.exec(replyTo(...messages))?.[1] ?? ''

describe('words to say are made of what was told', () => {
  test.each([
    [
      'a wish to wait',
      [
        'Mes enfants veulent vider l’atelier.',
        'Je voudrais garder son établi et attendre le printemps.',
        'Comment je pourrais leur annoncer ?',
      ],
      /^Je voudrais garder son établi et attendre le printemps\..*du temps/u,
    ],
    [
      'a fear, to somebody loved',
      [
        'Ma copine veut un enfant et moi je bloque.',
        'Je l’aime vraiment, mais je trouve pas les mots.',
        'J’ai peur d’être comme mon père. Comment je peux lui expliquer ça ?',
      ],
      /^Je t’aime.*j’ai peur d’être comme mon père/u,
    ],
    [
      'what they did',
      [
        'J’ai crié sur ma femme hier pour une histoire de vaisselle.',
        'Elle me fait la tête depuis.',
        'Je lui dis quoi ?',
      ],
      /^J’ai crié sur toi hier.*regrette/u,
    ],
    [
      'what was forgotten',
      ['J’ai oublié l’anniversaire de ma meilleure amie et elle me répond plus.', 'Je lui écris quoi ?'],
      /^J’ai oublié ton anniversaire, et je le regrette/u,
    ],
    [
      'what the other did',
      [
        'Mon meilleur pote depuis le lycée m’a pas invité à son mariage.',
        'Ça m’a fait mal.',
        'Tu mettrais quoi dans le message ?',
      ],
      /^Tu ne m’as pas invité à ton mariage/u,
    ],
    [
      'what should change',
      [
        'Je voudrais que mon mari m’aide le soir avec les enfants.',
        'Il se met devant la télé.',
        'Comment je lui dis ?',
      ],
      /^Je voudrais que tu m’aides le soir avec les enfants/u,
    ],
    [
      'what is asked for',
      [
        'Je ne conduis plus.',
        'Je pense demander à ma voisine Colette de m’emmener à la chorale.',
        'Comment je tourne ça à Colette ?',
      ],
      /vous pourriez m’emmener à la chorale/u,
    ],
    [
      'what they say they want to say',
      [
        'Ma mère veut que je l’appelle tous les jours.',
        'Comment lui dire que je ne peux pas l’appeler tous les jours ?',
      ],
      /je ne peux pas t’appeler tous les jours/u,
    ],
    [
      'a refusal',
      ['Je n’arrive plus à payer mon loyer et ma sœur me demande de l’argent.', 'Comment je lui dis non ?'],
      /non.*pas contre toi.*payer mon loyer/u,
    ],
    [
      'news',
      ['Je suis enceinte et je l’ai pas encore dit à mon patron.', 'Comment lui annoncer ?'],
      /vous.*je suis enceinte/u,
    ],
    [
      'facts, to whoever has to know',
      [
        'Ma fille de 14 ans refuse d’aller au collège depuis trois semaines.',
        'J’appelle le CPE demain. Qu’est-ce que je lui dis ?',
      ],
      /Ma fille de 14 ans refuse d’aller au collège.*votre côté/u,
    ],
  ])('%s', (_, messages, words) => expect(wordsFor(...messages)).toMatch(words))
})

describe('however they ask for it', () => {
  const LATE = ['Ma copine veut qu’on emménage ensemble et moi je suis pas prêt.']
  test.each([
    'comment jlui dis sans la blesser',
    'je lui dis quoi ?',
    'Quels mots choisir pour le lui dire ?',
    'Comment le lui faire comprendre ?',
    'une phrase toute prête pour lui dire ?',
    'Vous pouvez m’écrire un message pour elle ?',
    'tu mettrais quoi dans le message ?',
    'je tourne ça comment ?',
  ])('%s', (message) => expect(wordsFor(...LATE, message)).toMatch(/je ne suis pas prêt|Je ne suis pas prêt/u))
})

describe('a chief is not spoken to like a friend', () => {
  test.each([
    [['Mon chef veut que je travaille dimanche.', 'Comment je refuse poliment ?'], /vous/u],
    [
      ['Je voudrais parler à mon médecin de mes crises d’angoisse.', 'Je lui dis quoi en arrivant ?'],
      /^Bonjour\. Je voudrais vous parler de mes crises/u,
    ],
    [['ma prof m’a accusé d’avoir triché, c’est faux', 'jlui dis koi demain'], /^Vous m’avez accusé/u],
    [
      ['Ma coloc ne fait jamais la vaisselle.', 'Je voudrais qu’elle fasse sa part.', 'comment lui dire ?'],
      /^Je voudrais que tu fasses ta part/u,
    ],
  ])('%s', (messages, words) => expect(wordsFor(...messages)).toMatch(words))
})

describe('what is decided is said, and not put to the vote', () => {
  test.each([
    [['J’ai reçu un mail de mon ex, il veut qu’on se revoie.', 'Je ne veux plus le voir.', 'je réponds quoi']],
    [['ma copine m’a trompé', 'je veux la quitter', 'je lui dis quoi']],
  ])('%s', (messages) => {
    expect(wordsFor(...messages)).toMatch(/je (?:ne veux plus te voir|veux te quitter)/u)
    expect(wordsFor(...messages)).not.toMatch(/en penses quoi/u)
  })
})

describe('nobody is given words that suppose what was not told', () => {
  const SILENT = [
    'Ma fille de 14 ans ne me parle plus depuis le divorce.',
    'Le week-end elle reste enfermée dans sa chambre.',
  ]

  test('a child behind a door', () => {
    const [, , first = '', second = ''] = repliesTo(
      ...SILENT,
      'Une phrase comme quoi ?',
      'On ne s’est jamais crié dessus. Une phrase plus simple ?',
    )
    expect(first).toMatch(/«.*pas besoin de parler/u)
    expect(second).toMatch(/^(?:.*pardon\. )?Plus simplement.*«/iu)
    expect(`${first} ${second}`).not.toMatch(/cri|disput|PMI|quelque chose à te dire/u)
  })

  test('a child who comes out is not told that it hurt', () => {
    const words = wordsFor(
      'Mon ado m’a dit qu’il était gay hier soir.',
      'Je l’aime, ça ne change rien pour moi.',
      'Qu’est-ce que je lui dis ?',
    )
    expect(words).toMatch(/^Je t’aime/u)
    expect(words).not.toMatch(/peine|mal/u)
  })

  test('nothing that can be said is known: plain words, and what they want to be heard', () => {
    expect(replyTo('ça va pas fort avec ma sœur', 'je lui dis comment ?')).toMatch(
      /«.*qui compte pour moi.*».*qu’elle entende/u,
    )
  })

  test('what others will say is not theirs to say', () => {
    expect(replyTo('Elle va dire à toute la famille que j’ai tout oublié. Je dis quoi à ma sœur ?')).not.toMatch(
      /«.*tout oublié/u,
    )
  })

  test('a harsh word is not put into their mouth', () => {
    expect(wordsFor('j’en ai marre de mon frère', 'comment lui dire que c’est un gros con ?')).not.toMatch(
      /con(?!\p{L})/u,
    )
  })
})

describe('who asks for no words is given none', () => {
  test.each([
    [['Ma sœur ne me parle plus.'], 'Je ne sais pas comment dire, je suis triste et en colère à la fois.'],
    [['Ma sœur ne me parle plus.'], 'Je lui ai dit que je l’aimais et elle n’a rien répondu.'],
    [['Mon chef m’a repris devant tout le monde.'], 'Comment il peut me dire ça ?'],
    [
      ['Mon mari est mort en mars.', 'J’aurais voulu lui dire que je l’aimais.'],
      'Qu’est-ce que je peux lui dire, maintenant ?',
    ],
    [['je pleure dès que je vois un truc à lui'], 'son mug, sa brosse à dents'],
  ])('%s %s', (before, message) => expect(replyTo(...before, message)).not.toMatch(/^(?:Par exemple|Pour ouvrir)/u))
})

describe('others are given for what is asked', () => {
  test('simpler, of the same', () => {
    const [, , , again = ''] = repliesTo(
      'Ma belle-mère débarque sans prévenir.',
      'Je voudrais qu’elle nous appelle avant de venir.',
      'Comment je lui dis ?',
      'plus court ?',
    )
    expect(again).toMatch(/«.*appelles avant de venir/u)
  })

  test('after a correction, for what was meant', () => {
    const reply = replyTo(
      'Mon mari est mort en février et mes enfants veulent vider son atelier.',
      'Comment je pourrais leur annoncer ?',
      'Mais pas du tout ! Je parle de dire à mes enfants que je veux attendre pour l’atelier.',
    )
    expect(reply).toMatch(/pardon/iu)
    expect(reply).toMatch(/«\sJe veux attendre pour l’atelier/u)
  })

  test('who found it by themselves is not given it again', () => {
    expect(
      replyTo(
        'Je voudrais demander à ma voisine de m’emmener à la chorale.',
        'Comment je tourne ça ?',
        'Non, ce n’est pas une histoire de bruit ! Bon. Je lui proposerai de payer l’essence.',
      ),
    ).not.toMatch(/«\sEst-ce que vous pourriez/u)
  })
})

describe('what was weighed for it comes first', () => {
  test.each([
    'comment annoncer à mes enfants qu’on divorce ?',
    'Comment expliquer à ma fille que son papa est en prison ?',
  ])('hard news, to a child: %s', (message) => expect(wordsFor(message)).toMatch(/pas (?:ta|votre) faute.*questions/u))

  test('a death, to a child', () =>
    expect(
      replyTo(
        'On a dû faire endormir notre chien.',
        'je me sens vide',
        'mon fils de 6 ans demande où il est, je ne sais pas quoi lui dire',
      ),
    ).toMatch(/corps/u))

  test('nobody is told to speak up to one whom they fear', () =>
    expect(
      replyTo('mon mari me fait peur quand il rentre', 'je voudrais qu’il arrête de boire', 'je lui dis quoi ?'),
    ).not.toMatch(/que tu arrêtes/u))
})

describe('what the words are for', () => {
  test('follows our own question', () =>
    expect(
      wordsFor(
        'Ma fille Manon me demande si je l’aime encore quand elle est chez sa mère.',
        'Je demandais quoi dire à Manon',
        'Que je l’aime pareil, tous les jours, qu’elle soit ici ou chez sa mère',
      ),
    ).toMatch(/je t’aime pareil, tous les jours/iu))
  test('is told after words were asked for', () =>
    expect(
      wordsFor(
        'Mes copines me mettent de côté, surtout Inès.',
        'tu peux m’aider à écrire un message pour elle ?',
        'je veux lui dire qu’elle me manque et savoir si j’ai fait un truc',
      ),
    ).toMatch(/tu me manques/u))
  test('is not what they once thought of themselves', () =>
    expect(
      wordsFor(
        'J’ai raté mon partiel et ma mère croit que ça s’est bien passé.',
        'que j’étais une menteuse. Comment je leur dis ?',
      ),
    ).not.toMatch(/menteuse/u))
  test('nor what they fear will come of them', () =>
    expect(
      wordsFor('Ma copine me manque.', 'j’ai peur qu’elle montre mon message aux autres', 'comment je lui écris ?'),
    ).not.toMatch(/j’ai peur que/u))
  test('a child is spoken to as a child, whatever stands before the word', () =>
    expect(replyTo('Je suis séparé.', 'Qu’est-ce qu’on répond à une petite de 6 ans ?')).toMatch(/«\s*Je t’aime/u))
})

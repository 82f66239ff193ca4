import { describe, expect, test } from 'vitest'
import { repliesTo, talk } from '../../../tests/support/talk.ts'

const last = (messages: readonly string[]) => repliesTo(messages).at(-1)

describe('after a rape', () => {
  const told = 'j’ai été violée samedi'
  test.each([
    'j’ai peur d’être enceinte, c’était samedi',
    'c’est encore possible de prendre la pilule du lendemain ?',
    'il a pas mis de préservatif',
  ])('« %s »: soon, at a pharmacy, without a prescription', (message) =>
    expect(last([told, message])).toMatch(/(?:pharmacie.*sans ordonnance)/),
  )
  test.each([
    ['j’ai peur pour le sida', /urgences.*deux jours|deux jours.*urgences/],
    ['vous pouvez me dire où aller ?', /^Aux urgences/],
    ['comment je lui dis à ma coloc ? j’ose pas prononcer le mot', /«.*»/],
    ['je me souviens de rien, je crois qu’on m’a droguée', /urgences/],
    ['je vais y aller demain avec ma sœur', /pas important|^Bien/],
  ])('« %s » is answered', (message, answer) => expect(last([told, message])).toMatch(answer))
  test('what was asked first is answered first', () =>
    expect(talk(['un ami a couché avec moi samedi, j’avais bu, j’ai pas dit non. c’est un viol ?'])[0]?.reply).toMatch(
      /Se figer|sans accord/,
    ))
})

describe('a picture that goes round', () => {
  const told = 'on a partagé une photo de moi nue sur snap, tout le lycée l’a vue'
  test.each([
    ['comment on la fait enlever ?', /captures|lien/],
    ['je veux juste que la photo disparaisse', /captures|lien/],
    ['est-ce qu’ils vont appeler mes parents ?', /sans dire votre nom|confidentiel/],
    ['ma mère va me tuer', /\?$/],
    ['c’est moi qui lui ai envoyé la photo', /pas chez vous/],
    ['en fait c’est un montage, un deepfake', /3018/],
  ])('« %s » is answered', (message, answer) => {
    const { level, reply } = talk([told, message]).at(-1) ?? {}
    expect(level).toBe('danger')
    expect(reply).toMatch(answer)
    expect(reply).not.toContain('le montrer')
  })
  test('thoughts of suicide that were denied are not asked about', () =>
    expect(
      repliesTo([told, 'oui je suis en sécurité. pas le suicide non plus', 'j’ai honte', 'ils rigolent'])
        .slice(1)
        .join(' '),
    ).not.toMatch(/suicide/))
})

describe('an old man and his son', () => {
  const told = ['j’ai 81 ans, je vis chez mon fils', 'il m’a pris ma carte bleue']
  test('a bank card is no key', () => {
    const [, reply] = repliesTo(told)
    expect(reply).toMatch(/argent.*3977/)
    expect(reply).not.toContain('clés')
  })
  test.each([
    ['l’infirmière passe mardi. je pourrais lui montrer mon bras ?', /^Oui/],
    ['est-ce que l’infirmière est obligée de le répéter à mon fils ?', /^Non.*secret/],
    ['j’ai peur qu’on me mette en maison de retraite', /accord/],
    ['il dit que je perds la tête', /droit/],
    ['c’est quand même mon fils', /dénoncer/],
  ])('« %s » is answered', (message, answer) => expect(last([...told, message])).toMatch(answer))
})

describe('a partner who watches', () => {
  const told = ['mon mari regarde mon téléphone tous les soirs et il a mes codes']
  test.each([
    ['oh non vous exagérez, il me tape pas', /été vite/],
    ['est-ce que c’est moi qui ai changé ?', /^Ce n’est pas vous/],
    ['comment je parle à ma sœur sans qu’il le sache ?', /^De vive voix/],
    ['il a installé un logiciel espion je crois', /autre appareil/],
    ['il dit que si je pars il garderait la petite. il peut ?', /juge/],
    ['je prends quoi avec moi si je pars ?', /sac|papiers/],
    ['s’il apprend ça il va devenir fou', /sans rien annoncer/],
    ['il m’a confisqué ma carte bancaire', /banque/],
  ])('« %s » is answered', (message, answer) => expect(last([...told, message])).toMatch(answer))
  test('« mon téléphone n’est pas surveillé » is not read the wrong way round', () =>
    expect(last(['mon voisin m’a frappé', 'mon téléphone est pas surveillé'])).not.toMatch(/effacez|autre téléphone/))
})

describe('a call that would be seen', () => {
  const told = ['mon compagnon regarde mon téléphone tous les soirs et il m’a serrée par le cou']
  const watched = 'Le 3919 il va le voir, il regarde mon historique d’appels tous les soirs'
  test.each([
    [[watched]],
    [[watched, 'Effacer, il le verrait, il vérifie. Il y a pas un autre moyen ?']],
    [['comment appeler sans qu’il le sache ?']],
    [['si j’efface il va le remarquer']],
    [['il rentre dans une heure, comment appeler sans qu’il le voie ?']],
  ])('is made from elsewhere, and nothing is erased: %s', (messages) => {
    const { reply, level } = talk([...told, ...messages]).at(-1) ?? {}
    expect(level).toBe('danger')
    expect(reply).toMatch(/collègue.*commissariat.*114 par SMS/)
    expect(reply).not.toMatch(/3114|[Ee]ffacez-le|Effacez/)
  })
  test('a child is sent to the line of children', () =>
    expect(
      last(['mon père me frappe, j’ai 14 ans', 'si j’appelle le 119 il va le voir, il regarde l’historique d’appels']),
    ).toMatch(/infirmière.*114 par SMS/))
  test('who wants to die is heard, whatever other way they speak of', () =>
    expect(talk([...told, 'il n’y a pas d’autre moyen, je veux en finir']).at(-1)?.level).toBe('crise'))
})

describe('a parent who hit', () => {
  const told = ['J’ai frappé mon fils hier soir. Il a 8 ans.', 'Il a une marque sur la joue']
  test.each([
    'J’ai peur qu’elle me l’enlève si elle voit ça, je devrais le garder à la maison ?',
    'Il va bien, il joue. Mais vous n’avez pas répondu, je le garde chez moi le temps que ça parte ou pas ?',
    'est-ce que je cache la marque à sa mère ou est-ce que je lui dis ?',
    'je peux mettre du fond de teint pour cacher le bleu ?',
    'je préfère pas l’envoyer à l’école pour pas que la maîtresse voie la marque',
  ])('« %s »: no, and a doctor', (message) => expect(last([...told, message])).toMatch(/Non.*médecin.*119/))
  test('is given words for the other parent', () =>
    expect(last([...told, 'je vais lui dire la vérité, à sa mère. Comment je commence ?'])).toMatch(/«.+»/))
  test.each([
    'Ok. Bon j’ai un peu peur de ma colère en vrai, ça fait trois fois ce mois-ci',
    'ma colère me fait peur',
    'c’est pas la première fois',
  ])('« %s » is heard', (message) => expect(last([...told, message])).toMatch(/^Vous (?:voyez|faites bien).*119/))
  test.each(['il joue', 'je le garde avec moi ce soir ?', 'je l’ai emmené trois fois au parc cette semaine'])(
    '« %s » hides nothing, and tells of no blow',
    (message) => expect(last([...told, message])).not.toMatch(/Non :|cela revient|cette peur/),
  )
})

test('a question that nothing was written for is not passed over', () =>
  expect(last(['mon mari me frappe', 'est-ce que le chien peut témoigner au tribunal ?'])).toMatch(
    /réponse sûre|me tromper|au hasard/,
  ))

test.each([
  ['mon mari m’oblige la nuit, même quand je dis non', 'on est mariés depuis 35 ans, je pensais que c’était son droit'],
  ['mon mari m’a violée', 'ma belle-sœur me dit que c’est le devoir conjugal'],
])('« %s », « %s »: marriage gives no right over a body', (...messages) => {
  const reply = last(messages)
  expect(reply).toMatch(/aucun droit|Aucun devoir/)
  expect(reply).not.toMatch(/vous pensiez que c’était son droit/)
})

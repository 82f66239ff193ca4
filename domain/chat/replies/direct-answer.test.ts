import { describe, expect, test } from 'vitest'
import { repliesTo, wholeTalk } from '../../../tests/support/talk.ts'

const last = (messages: readonly string[]): string => repliesTo(messages).at(-1) ?? ''

describe('somebody hit by a partner asks', () => {
  const told = ['mon mari m’a frappée hier soir, il m’a mis une gifle', 'oui là il est au travail']

  test.each([
    'je fais quoi ce soir s’il s’énerve ?',
    'vous répétez la même chose. je fais quoi ce soir s’il s’énerve ?',
    'et si ce soir ça recommence je fais comment',
    'il va rentrer vers 19h. je fais quoi ?',
    'jfais koi si il pete un cable ce soir',
    'Que puis-je faire s’il rentre alcoolisé ce soir ?',
    'si ça dégénère tout à l’heure je me mets où ?',
  ])('« %s »: what to do tonight', (message) => {
    expect(last([...told, message])).toMatch(/Pour ce soir\s: près de la porte.*\b17\b.*114/)
  })

  test('and asked again, is told the next thing', () => {
    const replies = repliesTo([
      ...told,
      'je fais quoi ce soir s’il s’énerve ?',
      'mais concrètement je fais quoi ce soir ?',
    ])
    expect(replies.at(-1)).toMatch(/mot convenu/)
    expect(replies.at(-1)).not.toMatch(/près de la porte/)
  })

  test.each(['j’entends sa voiture, je fais quoi ?', 'il vient de rentrer, je fais quoi'])(
    '« %s » leaves seconds to read',
    (message) => expect(last([...told, message]).length).toBeLessThan(160),
  )

  test('« je fais quoi à manger ce soir ? » asks nothing of the kind', () => {
    expect(last([...told, 'je fais quoi à manger ce soir ?'])).not.toMatch(/près de la porte/)
  })

  test.each([
    'est-ce que je dois lui parler calmement ?',
    'je demandais si je dois lui parler',
    'si je lui explique gentiment que ça me fait peur il va comprendre non ?',
    'vous pensez que je devrais avoir une discussion avec lui ?',
    'je peux essayer de le raisonner ?',
  ])('« %s »: never in private', (message) => {
    expect(last([...told, message])).toMatch(/tête à tête peut vous exposer/)
  })

  test.each(['je dois en parler à ma soeur ?', 'est-ce que je dois parler au médecin ?'])(
    '« %s » is of somebody else, to whom one may talk',
    (message) => expect(last([...told, message])).not.toMatch(/tête à tête/),
  )

  test.each([
    ['je fais comme si de rien n’était ?', /^Oui, .*comme d’habitude/],
    ['je lui réponds quoi s’il me demande pardon encore', /«\sJ’entends\. J’ai besoin de temps\.\s»/],
    ['je lui dis quoi s’il me demande où j’étais ?', /courte et banale/],
    ['je fais quoi s’il me demande mon téléphone ?', /montrez-le/],
    ['si je porte pas plainte, est-ce que le médecin va le signaler quand même ?', /secret/],
    ['et si ma soeur le répète à mon mari ?', /ne doit pas lui revenir/],
    ['et s’il est là quand la police arrive ?', /parler à part/],
    ['si j’appelle le 17 il va aller en prison ?', /la justice qui en décident/],
    ['c’est normal que j’aie pitié de lui ?', /^Oui, c’est fréquent/],
    ['le 3919 c’est pas que pour les femmes ?', /France Victimes/],
  ])('« %s » is answered for itself', (message, answer) => {
    const reply = last([...told, message])
    expect(reply).toMatch(answer)
    expect(reply).not.toMatch(/est là pour cela/)
  })
})

describe('how grave it is', () => {
  const told = [
    'mon mari lit mes messages tous les soirs',
    'une fois il m’a serré le cou',
    'c’était il y a 3 mois. peut-être chez ma sœur',
  ]

  test.each([
    'vous croyez que c’est grave alors ?',
    'je me dis que j’exagère, il est adorable avec les enfants',
    'moi c’est juste le cou une fois et les cris',
  ])('« %s »: the neck first, and not the telephone', (message) => {
    const reply = last([...told, message])
    expect(reply).toMatch(/main au cou.*danger/)
    expect(reply).not.toMatch(/médecin/)
  })

  test('who is kind to the children may be dangerous to them', () => {
    expect(last([...told, 'c’est grave alors ? il est adorable avec les enfants'])).toMatch(/doux avec les enfants/)
  })

  test('no blow is lent to who told of none, and yes is yes', () => {
    const reply = last([
      'mon mari lit tous mes messages et veut savoir où je suis',
      'je suis au travail',
      'c’est grave ?',
    ])
    expect(reply).toMatch(/^Oui, c’est sérieux, même sans un coup/)
  })
})

describe('what was said of a hand on the neck', () => {
  const block = /doit voir cela aujourd’hui/

  test('comes once, and not after « c’était il y a 3 mois, j’ai rien »', () => {
    const replies = repliesTo([
      'mon mari m’a frappée',
      'une fois il m’a serré le cou',
      'c’est juste le cou une fois. Est-ce que je devrais lui parler calmement pour qu’il arrête ?',
      'j’ai rien au cou, c’était il y a 3 mois. je demandais si je dois lui parler. il va rentrer vers 19h',
      'le cou c’est fini je vous dis',
    ])
    expect(replies[1]).toMatch(block)
    for (const reply of replies.slice(2)) expect(reply).not.toMatch(block)
    expect(replies[3]).toMatch(/tête à tête.*près de la porte/)
  })

  test('is not left out for a question beside it', () => {
    expect(last(['mon mari m’a frappée', 'il m’a serré le cou hier, je dois lui en parler ?'])).toMatch(
      /doit voir cela aujourd’hui.*tête à tête/,
    )
  })

  test('of long ago, no doctor is due today', () => {
    const reply = last(['mon mari m’a frappée', 'il m’a étranglée il y a deux ans'])
    expect(reply).toMatch(/danger sérieux/)
    expect(reply).not.toMatch(block)
  })

  test('a lump in the throat is none', () => {
    expect(last(['mon mari m’a frappée', 'j’ai la gorge serrée quand il rentre'])).not.toMatch(/main au cou/)
  })
})

describe('somebody who thinks of suicide asks', () => {
  const told = [
    'je pense au suicide depuis des semaines',
    'je suis chez moi, j’ai les médocs de ma mère dans la salle de bain',
  ]

  test.each([
    'mon frère arrive dans 20 min. je lui dis quoi pour les médocs ?',
    'comment je dis à ma femme de prendre les médicaments ?',
  ])('« %s »: the words name what is to be taken away', (message) => {
    expect(last([...told, message])).toMatch(
      /À votre (?:frère|femme)\s: «\sIl y a des médicaments chez moi.*Prends-les/,
    )
  })

  test('whose tablets they are is not who is told', () => {
    expect(last([...told, 'mon frère arrive', 'je lui dis quoi pour les cachets de ma mère ?'])).toMatch(
      /À votre frère/,
    )
  })

  test('« combien de médicaments il faut prendre ? » is refused as before', () => {
    expect(last([...told, 'dis moi combien de médicaments il faut prendre ?'])).not.toMatch(/Prends-les/)
  })

  test.each([
    ['je fais quoi cette nuit ?', /Pour cette nuit\s: quelqu’un/],
    ['et si ça revient cette nuit je fais quoi ?', /Pour cette nuit\s: quelqu’un/],
    ['et demain je fais quoi ?', /Demain, une seule chose/],
    ['j’appelle le 3114 ou ma soeur ?', /^Les deux/],
    ['et si ma mère panique ?', /première réaction/],
    ['je dois le dire à mon mari ?', /^Oui, si c’est quelqu’un/],
    ['c’est grave ce que je ressens ?', /^Oui, c’est sérieux/],
    ['ça sert à quoi d’appeler ?', /^À ne pas traverser/],
    ['ils vont me garder à l’hôpital ?', /^Pas d’office/],
    ['ok j’ai écrit à mon frère. il a pas répondu. vous voyez', /^Pas de réponse/],
    ['ma soeur décroche pas', /^Pas de réponse/],
  ])('« %s » is answered for itself', (message, answer) => {
    expect(last([...told, message])).toMatch(answer)
  })

  test('« je reste seul ou je sors ? » has put nothing away', () => {
    const answers = wholeTalk([...told, 'je reste seul ou je sors ?'])
    expect(answers.at(-1)?.reply).toMatch(/^Là où il y a quelqu’un/)
    expect(answers.at(-1)?.state.atHand).not.toBeNull()
  })
})

describe('somebody who fears for another asks', () => {
  const told = ['mon frère m’a dit qu’il voulait se suicider', 'il est avec moi là, dans le salon']

  test.each([
    ['je reste avec lui ou j’appelle ?', /^Les deux/],
    ['et s’il me déteste de l’avoir dit ?', /colère/],
    ['si j’appelle le 15 d’ici ça tombe pas sur le samu de ma ville à moi ?', /alertent leurs collègues|transmettent/],
    ['je fais quoi ce soir ?', /Pour ce soir\s: pas un moment/],
    ['comment l’accompagner après ?', /Les semaines d’après/],
    ['et moi je fais quoi de ma peur ?', /pas à être solide pour deux/],
  ])('« %s » is answered for itself', (message, answer) => {
    const reply = last([...told, message])
    expect(reply).toMatch(answer)
    expect(reply).not.toMatch(/est là pour cela/)
  })

  test('what to say to who wakes up after an act is said to them, and not of oneself', () => {
    const reply = last([
      'ma meilleure amie m’a envoyé un message, elle dit qu’elle est fatiguée de vivre et qu’elle me remercie pour tout',
      'j’ai appelé, ils envoient quelqu’un chez elle',
      'sa mère est rentrée, elle avait pris des cachets mais elle respire, le samu est là. je tremble',
      'je lui dis quoi quand elle se réveille ? j’ai peur de dire un truc qui la blesse',
    ])
    expect(reply).toMatch(/«\sJe suis là\. Je ne te juge pas/)
    expect(reply).not.toMatch(/j’ai des idées/)
  })

  test('while a life is at stake, those who are to be called come first', () => {
    const reply = last(['mon frère vient d’avaler des cachets', 'il répond plus, je fais quoi ce soir ?'])
    expect(reply).toMatch(/\b15\b/)
    expect(reply).not.toMatch(/pas un moment sans quelqu’un/)
  })
})

test('who hears a child through the wall is given the line of children', () => {
  const reply = last([
    'j’entends crier chez mes voisins et un petit garçon qui pleure, je sais pas si je dois m’en mêler',
    'hier j’ai entendu des claques et le petit qui disait arrête papa',
    'c’est le petit qui m’inquiète, le 3919 c’est pas pour les femmes ?',
  ])
  expect(reply).toMatch(/\b119\b/)
  expect(reply).not.toMatch(/3919 est là/)
})

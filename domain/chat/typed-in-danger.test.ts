import { describe, expect, test } from 'vitest'
import { last, talk } from '../../tests/support/talk.ts'
import type { Answer } from './answer.ts'

// Typed words inside a danger: found harmful or bad by two independent readers, who played twenty people.

const chipsAfter = (message: string) => talk(message)[0]?.guide.chips.map(({ label }) => label)
const repliesOf = (answers: readonly Answer[]) => answers.map(({ reply }) => reply)

describe('a parent at the end of their strength', () => {
  const night = [
    'le bebe hurle depuis 3h je suis toute seule je vais le balancer par la fenetre a ce rythme lol',
    'je lai posé dans son lit et jai fermé la porte, sinon je le secouais',
    'mais je peux pas sortir et le laisser tout seul il a 5 semaines ??',
    'je suis toujours dans l’appart, il hurle derriere la porte et je tremble',
    'je vais appeler ma voisine d’en face',
  ]

  test('is told to lay the child down and never to go out', () => {
    const answers = talk(...night)
    expect(answers[0]?.reply).toMatch(/sur le dos dans son lit/)
    for (const { level, reply } of answers) {
      expect(level).toBe('danger')
      expect(reply).not.toMatch(/sortez marcher|sortir marcher|arme|^Bien/)
    }
    expect(new Set(repliesOf(answers)).size).toBe(answers.length)
  })

  test('is led there from the fear of their own act, and not called a monster', () => {
    const answers = talk(
      'des fois j’ai des images, je le vois tomber, ou moi qui le secoue. j’ai peur de moi',
      'Je pourrais perdre le contrôle',
      'il hurle encore j’y arrive pas j’ai les mains qui tremblent',
      'il s’est calmé. c’est normal d’avoir ces images? je suis un monstre?',
    )
    expect(answers.slice(2).every(({ level }) => level === 'danger')).toBe(true)
    expect(last(answers).reply).toMatch(/ne fait pas de vous un monstre/)
  })
})

test('violence: questions in their own words get their answers', () => {
  const answers = talk(
    'hier il a tapé moi devant les enfants. j’ai le bras qui fait mal',
    'ou je vais avec 2 enfants ? jai pas argent',
    'mon fils il a peur, papa a poussé lui aussi contre le mur',
    'telephone cest a lui. il regarde tout. je ecris ici ordinateur',
    'je sais plus quoi vous dire',
  )
  expect(answers[1]?.reply).toMatch(/115/)
  expect(answers[2]?.reply).toMatch(/119/)
  expect(answers[3]?.reply).toMatch(/historique/)
  expect(last(answers).reply).toMatch(/3919/)
  for (const reply of repliesOf(answers)) expect(reply).not.toMatch(/à votre rythme\. Gardez/)
})

test('fear for a brother: no call is taken for granted, and a closed talk opens again', () => {
  const answers = talk(
    'ma sœur dit qu’elle va se suicider',
    'Oui, ailleurs',
    'non elle est toute seule dans son appart à Tours et moi je suis à Lyon',
    'attendez j’ai pas encore appelé, j’ai peur de faire venir les pompiers pour rien',
    'elle répond plus au téléphone depuis ce midi',
    'Arrêter là',
    'j’ai appelé le 15, ils envoient quelqu’un chez elle',
  )
  for (const reply of repliesOf(answers.slice(0, 5))) expect(reply).not.toMatch(/^Bien|Vous faites ce qu’il faut/)
  expect(answers[3]?.reply).toMatch(/dérangerez personne/)
  expect(answers[4]?.reply).toMatch(/n’attendez pas/)
  expect(answers[5]?.reply).toMatch(/Le 15, le 112 et le 3114 restent là/)
  expect(last(answers).reply).toMatch(/^Appeler, c’est ce qu’il faut/)
})

test('means that were named are named back, and putting them away is heard', () => {
  const answers = talk(
    'je veux mourir',
    'j’ai le fusil de chasse du pere dans l’armoire',
    'le fusil est charge. je l’ai sorti hier soir je l’ai remis',
    'bon j’ai mis les cartouches chez le voisin et le fusil dans la grange',
  )
  expect(answers[1]?.reply).toMatch(/arme/)
  expect(answers[2]?.reply).toMatch(/arme/)
  expect(answers[2]?.reply).not.toBe(answers[1]?.reply)
  expect(last(answers).reply).toMatch(/^Vous l’avez mis hors d’atteinte/)
  expect(last(talk('je veux mourir', 'jai les cachets de ma mere dans la salle de bain jy pense')).reply).toMatch(
    /médicaments/,
  )
})

test('a body in alarm is answered at once: panic first, the 15 for a pain in the chest', () => {
  const answers = talk('peux pas respirer', 'mal poitrine un peu. fourmis mains')
  expect(answers[0]?.guide.track?.flow).toBe('panic')
  expect(answers[0]?.reply).toContain('15')
  expect(last(answers)).toMatchObject({ level: 'danger' })
  expect(last(answers).card?.lines[0]?.number).toBe('15')
})

test('« je ne veux pas mourir » ends the doubt', () => {
  const answers = talk(
    'Je n’ai pas besoin d’une chose de plus à faire, justement. J’en fais déjà trop.',
    'Non, pas du tout, je ne veux pas mourir. Je voudrais juste que tout s’arrête une semaine, dormir.',
  )
  expect(last(answers)).toMatchObject({ level: 'none', card: null })
  expect(last(talk('je veux mourir', 'en fait je ne veux pas mourir, je suis épuisée')).level).toBe('crise')
})

test('an adult one trusts is welcomed', () => {
  const answers = talk('je veux mourir', 'Je ne peux pas appeler', 'peut etre linfirmiere du lycée elle est sympa')
  expect(last(answers).reply).toMatch(/très bonne idée/)
})

describe('ordinary talk', () => {
  test('somebody who writes on is asked open questions, never the same twice', () => {
    const replies = repliesOf(
      talk('Je suis la rigolote de service', 'au boulot, en famille, partout', 'le soir je pleure devant la télé'),
    )
    expect(new Set(replies).size).toBe(3)
    for (const reply of replies) expect(reply).not.toMatch(/C’est noté|Je garde ce que/)
  })

  test('a complaint is heard, with a way on', () => {
    const answers = talk(
      'Décision',
      'Y a pas de décision. Je veux juste plus gueuler devant les petits.',
      'Tu m’écoutes pas',
    )
    expect(last(answers).reply).toMatch(/^Pardon/)
  })

  test('grief is offered only for a loss', () => {
    expect(chipsAfter('Je dors plus depuis que jai perdu mon boulot a l’usine')).not.toContain('Deuil')
    expect(chipsAfter('ma mère est morte en mars et je pleure encore')).toContain('Deuil')
  })

  test('a topic named at the start of a sentence opens', () => {
    const answers = talk('mes darons me saoulent', 'famille si tu veux, mon pere il crie pour rien')
    expect(last(answers).guide.track?.flow).toBe('family')
  })

  test('money, games and care for somebody ill are answered with their services', () => {
    expect(last(talk('j’ai encore perdu 800 euros aux paris sportifs')).reply).toContain('09 74 75 13 13')
    expect(last(talk('Existe-t-il une aide pour les conjoints comme moi ?')).reply).toMatch(/répit/)
    expect(last(talk('le loyer. jai plus que 40 balles jusqu’au 5')).reply).toMatch(/CCAS/)
  })
})

describe('somebody else', () => {
  test('in danger is not mistaken for the person who writes', () => {
    expect(last(talk('j’ai peur que Yanis fasse une connerie, il a tout donné et il a dit adieu'))).toMatchObject({
      level: 'crise',
      state: { place: { flow: 'other-in-crisis' } },
    })
    expect(last(talk('je veux mourir', 'PAS MOI, mon ami !')).state.place?.flow).toBe('other-in-crisis')
  })

  test('stays the subject once named: a weapon, a closed door', () => {
    const answers = talk(
      'ma sœur dit qu’elle va se suicider',
      'il manque des cartouches au garage',
      'elle est enfermée dans sa chambre, que dois-je faire ?',
    )
    expect(answers[1]?.reply).toMatch(/peut y avoir une arme/)
    expect(last(answers).reply).toMatch(/près de la porte/)
  })
})

describe('the body comes first', () => {
  test('a withdrawal is not left for another question', () => {
    const answers = talk(
      'j’ai arrêté l’alcool hier d’un coup, je tremble et je vois des insectes',
      'je veux pas du 15, je vais me reprendre un verre ça va passer',
      'mais non je veux pas mourir, je tremble et je vois des araignées',
    )
    for (const { reply } of answers) expect(reply).toContain('15')
  })

  test('fainting while purging leads to the 15, typed or tapped', () => {
    expect(
      last(talk('je me fais vomir depuis un an', 'malaises un peu ouais, hier je suis tombée au lycée')).reply,
    ).toMatch(/15/)
    expect(last(talk('se faire vomir c’est dangereux ?', 'J’ai des malaises')).reply).toMatch(/15/)
  })

  test('tablets that were not swallowed are handed over', () => {
    const answers = talk(
      'j’ai pris une boîte de doliprane',
      'nn j’en ai pas pris encore',
      'je peux les redonner a ma mere ?',
    )
    expect(answers[1]?.reply).toMatch(/^Rien n’est avalé/)
    expect(last(answers).reply).toMatch(/^Oui, donnez-les/)
  })
})

test('a goodbye ends the talk, with the lines when there was a danger', () => {
  expect(last(talk('je dors mal', 'bon ciao, bonne soirée')).reply).toMatch(/on s’arrête là/)
  expect(last(talk('je veux mourir', 'merci quand même, bonne soirée')).reply).toMatch(/3114/)
})

test('a stock of tablets is not taken for tablets put away', () => {
  const answers = talk('je veux mourir', 'j’ai mis de côté les comprimés de ma mère. j’ai rien fait encore')
  expect(last(answers).reply).toMatch(/médicaments/)
})

test('his car outside is an immediate danger, said again if need be', () => {
  const answers = talk(
    'mon mari me frappe quand il a bu',
    'Non',
    'je crois que j’entends sa voiture il est rentré plus tôt',
  )
  expect(last(answers).reply).toMatch(/17.*114|114.*17/)
})

test('a typed no ends a guess, which does not come back', () => {
  const answers = talk(
    'ya un groupe snap ou ils se foutent tous de moi g plus envie daller en cours',
    'mais nan jvais pas me buter frr',
    'c’est juste relou les autres',
  )
  expect(answers.slice(1).every(({ level }) => level === 'none')).toBe(true)
})

test('words after the label of an answer are read', () => {
  const answers = talk(
    'J’en ai marre de vivre.',
    'Je ne sais pas',
    'Je ne sais pas. J’ai la carabine de chasse au garage. J’y pense la nuit.',
  )
  expect(last(answers)).toMatchObject({ level: 'crise' })
  expect(last(answers).reply).toMatch(/3114|15/)
})

test('a violent partner with a knife stays the danger, and nobody is sent back to talk', () => {
  const answers = talk(
    'mon mari me frappe quand il a bu',
    'ma voisine dit qu’il a pris le couteau et qu’il m’attend',
    'faut que je lui parle pour qu’il se calme non ?',
  )
  expect(answers[1]?.reply).toMatch(/17/)
  expect(last(answers).reply).toMatch(/^N’allez pas lui parler/)
})

test('somebody misunderstood in danger is asked what it is, with the lines', () => {
  const answers = talk('je veux mourir', 'non vous avez pas compris')
  expect(last(answers).reply).toMatch(/^Pardon.*3114/)
  expect(last(answers).level).toBe('crise')
})

test.each([
  'j’ai donné mes affaires à ma sœur hier',
  'j’ai laissé les clés et une lettre sur la table',
  'je suis parti sans rien dire, je suis sur le pont',
  'je vais voir mon père au ciel',
  'ma mère ne vient pas, personne ne vient',
])('« %s » is not taken for a protection', (message) => {
  expect(last(talk('je veux mourir', message)).reply).not.toMatch(/l’avoir fait|Vous l’avez éloigné|Quelqu’un vient/)
})

test('tablets that may have been swallowed are an emergency before anything else', () => {
  expect(last(talk('je veux mourir', 'j’ai avalé les cachets de ma mère')).card?.lines[0]?.number).toBe('15')
})

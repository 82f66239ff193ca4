import { describe, expect, test } from 'vitest'
import { last, talk } from '../../tests/support/talk.ts'

// Typed words inside a danger: found harmful or bad by two independent readers, who played twenty people.

describe('words that change the danger', () => {
  test('tablets already taken are answered by the 15, whatever the flow asked', () => {
    for (const words of [
      'jen ai pris 2 deja avec un whisky',
      'jai fini la plaquette',
      'jpeu plus trop bouger les jambes',
    ])
      expect(last(talk('je veux mourir', words)).reply, words).toMatch(/le 15 ou le 112/)
    expect(last(talk('je veux mourir', 'jai pris rendez-vous avec un psy')).reply).not.toMatch(/pris, combien/)
  })

  test('a second life in danger is named, and called for', () => {
    const answers = talk(
      'je veux mourir',
      'j’ai gardé ses cachets, il y en a assez pour elle et pour moi',
      'ce n’est pas moi d’abord, c’est elle. et moi après',
    )
    for (const { reply } of answers.slice(1)) expect(reply).toMatch(/[Dd]eux vies/)
    expect(last(answers).guide.chips.map(({ label }) => label)).toContain('J’appelle')
  })

  test('a weapon or a decision in the first words is not asked for again', () => {
    const [weapon] = talk('j’ai mon fusil de chasse à la cave, je veux mourir')
    expect(weapon?.reply).toMatch(/^Une arme rend ce moment dangereux/)
    expect(weapon?.reply).not.toMatch(/cartouches|descendez/)
    expect(last(talk('je veux mourir', 'de toute façon ce soir c’est bon j’ai décidé')).reply).toMatch(
      /le 15 ou le 112/,
    )
  })

  test('unknown words in a crisis never make the 15 depend on a feeling', () => {
    const { reply, guide } = last(
      talk('je veux mourir', 'Oui', 'le ciel est gris', 'la table est verte', 'et le mur est blanc'),
    )
    expect(reply).not.toMatch(/si cela devient trop fort/)
    expect(reply).toMatch(/15/)
    expect(guide.chips.map(({ label }) => label)).not.toContain('C’est un peu moins fort')
  })

  test('a complaint in a crisis is answered with an apology, inside the same matter', () => {
    const answers = talk('je veux mourir', 'vous me demandez toujours la même chose', 'j’ai fermé le buffet à clef')
    expect(answers[1]?.reply).toMatch(/^Pardon de vous faire répéter/)
    expect(last(answers).reply).toMatch(/hors d’atteinte/)
  })
})

describe('after a birth', () => {
  const images = 'je me vois lâcher le bébé dans les escaliers, j’ose plus le porter'

  test('unwanted images are not an emergency of the body, and the fear of losing the child is answered', () => {
    const answers = talk(images, 'je l’aime. vous allez me le prendre ?')
    expect(answers[0]?.reply).toMatch(/n’est pas vouloir le faire/)
    expect(last(answers).reply).toMatch(/^Non\. Demander de l’aide/)
  })

  test('a voice about the child, or fear of one’s own act, calls for the 15 and a bed for the child', () => {
    expect(last(talk(images, 'j’entends une voix qui me dit que le bébé serait mieux au ciel')).reply).toMatch(/15/)
    const alone = last(talk(images, 'le bébé pleure et je suis toute seule j’ai peur de ce que je vais faire'))
    expect(alone.reply).toMatch(/dans son lit/)
  })
})

test('a partner who comes back: one short line to close the page', () => {
  const { reply } = last(talk('mon mari me frappe', 'il sort de la salle de bain'))
  expect(reply).toMatch(/^Fermez cette page/)
  expect(reply.length).toBeLessThan(160)
})

test('leaving the room after a fear of hitting is heard as done', () => {
  const answers = talk('j’ai peur de frapper ma femme ce soir', 'Je crains mon geste', 'jsuis descendu dans la voiture')
  expect(last(answers).reply).toMatch(/^Vous avez mis de la distance/)
})

test('blackmail: money already sent and a call that is impossible are heard', () => {
  const answers = talk(
    'il menace d’envoyer mes photos intimes à tout le lycée',
    'j’ai déjà envoyé 50 euros hier',
    'je peux pas appeler ma mère est à côté',
  )
  expect(answers[1]?.reply).toMatch(/^Avoir payé n’est pas une faute/)
  expect(last(answers).reply).toMatch(/tchat/)
})

test('somebody told, a friend beside, and signs of a farewell are heard', () => {
  expect(last(talk('je veux mourir', 'jlui ai dit. elle pleure elle est avec moi')).reply).toMatch(/^C’est un vrai pas/)
  expect(last(talk('je veux mourir', 'y a mon pote Yanis à côté il me regarde bizarre')).reply).toMatch(
    /montrer cet écran/,
  )
  const farewell = last(talk('je veux mourir', 'j’ai écrit une lettre pour ma mère, ils seront mieux'))
  expect(farewell.reply).toMatch(/ressemble à un adieu/)
})

test('a loaded gun is heard after other words', () => {
  const answers = talk('je veux mourir, j’ai mon fusil', 'mon frère est loin', 'j’ai chargé')
  expect(last(answers).reply).toMatch(/arme/)
})

test('a wish to disappear inside another danger opens the crisis', () => {
  const answers = talk('il menace d’envoyer mes photos intimes à tout le lycée', 'j’ai envie de disparaître')
  expect(last(answers).level).toBe('crise')
})

test('a guessed crisis whose means are named is not dropped after quiet words', () => {
  const answers = talk(
    'les petits dorment et moi je suis dans la cuisine avec toutes les boîtes de médicaments devant moi',
    'je l’ai dit les boîtes sont devant moi, doliprane et somnifères',
    'il fait froid',
    'ma voisine Christelle est encore debout je vois sa lumière',
    'la table est verte',
    'il est tard',
  )
  expect(last(answers).level).toBe('crise')
  expect(answers[3]?.reply).toMatch(/^Oui\s: allez-y maintenant/)
})

test('a bleeding cut is a wound, whatever else was said', () => {
  const answers = talk('mon père me frappe', 'ce soir j’ai coupé plus profond que d’habitude ça saigne encore')
  expect(last(answers).reply).toMatch(/15/)
  expect(last(answers).state.place?.flow).toBe('wound')
})

test('pain in the throat after hands on the neck calls for the 15 today', () => {
  const answers = talk('mon mari m’a frappée hier', 'j’ai mal quand j’avale et ma voix est bizarre')
  expect(last(answers).reply).toMatch(/le 15 ou les urgences aujourd’hui/)
})

test('an alarm taken back twice lets other talk go on, with the lines in view', () => {
  const answers = talk('je veux mourir', 'fausse alerte, je testais', 'je vais très bien')
  expect(answers[1]?.reply).toMatch(/en sécurité/)
  expect(last(answers).reply).not.toMatch(/15|sécurité/)
  expect(last(answers).card).not.toBeNull()
})

test.each([
  'je l’ai dit, les boîtes sont devant moi',
  'je suis chez moi toute seule',
  'j’ai fermé la porte à clef',
  'il y a un couteau à côté',
  'je lui ai dit adieu',
  'elle appelle jamais',
])('« %s » is not taken for help or distance', (message) => {
  expect(last(talk('je veux mourir', message)).reply).not.toMatch(
    /vrai pas|allez-y maintenant|hors d’atteinte|montrer cet écran/,
  )
})

test('an overdose alone at home is not told to stay with somebody', () => {
  expect(last(talk('j’ai avalé les cachets de ma mère', 'je suis chez moi')).reply).not.toMatch(
    /Restez avec cette personne/,
  )
})

test('lying in wait is not praised as distance', () => {
  const answers = talk(
    'j’ai peur de frapper mon chef',
    'Je crains mon geste',
    'je l’attends sur le parking avec la batte',
  )
  expect(last(answers).reply).not.toMatch(/Vous avez mis de la distance/)
  expect(last(answers).reply).toMatch(/17/)
})

test('a blackmailer who threatens to kill is for the police, a feared parent for the 3018 in writing', () => {
  const begin = 'il menace d’envoyer mes photos intimes à tout le lycée'
  expect(last(talk(begin, 'il dit qu’il va me tuer')).reply).toMatch(/17/)
  expect(last(talk(begin, 'ma mère va me tuer si elle sait')).reply).toMatch(/tchat/)
})

describe('what the same words may also mean', () => {
  test('a parent who never shook the child is not accused of it', () => {
    const { reply } = last(
      talk(
        'j’ai peur de secouer mon bébé, il pleure tout le temps',
        'oui elle est dans son lit là. je l’ai jamais secouée je vous jure. vous allez me la prendre ?',
      ),
    )
    expect(reply).not.toMatch(/un enfant secoué/)
    expect(last(talk('j’ai peur de secouer mon bébé', 'je l’ai secouée tout à l’heure')).reply).toMatch(
      /un enfant secoué/,
    )
  })

  test('a minor who asks whether the parents are told gets an answer, and the danger waits', () => {
    const answers = talk('je me coupe les bras', 'tu vas le dire à ma mère ?', 'oui ça saigne')
    expect(answers[1]?.reply).toMatch(/je ne peux appeler ni prévenir personne/)
    expect(answers[1]?.level).toBe('crise')
    expect(last(answers).reply).toMatch(/le 15 ou le 112/)
  })

  test('a friend who has the tablets at hand is called for at once, from near or far', () => {
    const { reply } = last(
      talk('mon amie m’a écrit qu’elle veut mourir ce soir', 'elle dit qu’elle a des médicaments à côté d’elle'),
    )
    expect(reply).toMatch(/^Le 15 maintenant.*Si vous êtes loin/)
  })

  test('somebody who asks for a person to call gets a number', () => {
    const asked = 'Y a-t-il quelqu’un que je pourrais appeler, simplement pour parler ?'
    expect(last(talk('j’ai hâte de la rejoindre', 'non, j’attends mon heure', asked)).reply).toMatch(/09 72 39 40 50/)
  })

  test('a goodbye at the end of a long message does not close it', () => {
    const { reply } = last(talk('on crie. apres elle pleure et moi jcasse un truc. bon allez merci quand meme ciao'))
    expect(reply).toMatch(/un danger, pour vous ou pour quelqu’un/)
  })

  test.each([
    'on se dispute tout le temps et j’ai cassé avec mon copain',
    'je pleure depuis hier, j’ai cassé mon téléphone',
  ])('something broken without anger is no danger: %s', (words) => {
    expect(last(talk(words)).reply).not.toMatch(/un danger/)
  })

  test('a goodbye instead of an answer to the gentle question gets numbers', () => {
    const answers = talk('on crie. apres elle pleure et moi jcasse un truc', 'bonne nuit')
    expect(answers[0]?.reply).toMatch(/un danger/)
    expect(last(answers).reply).toMatch(/on s’arrête là.*3114.*15.*112/)
  })
})

describe('a bruise left by somebody who is ill', () => {
  const bruise = 'j’ai un bleu au bras et j’ai eu peur'

  test('is asked about, and not excused by the illness', () => {
    const answers = talk('Mon mari a la maladie d’Alzheimer.', bruise, 'c’est pas sa faute, il est malade')
    expect(answers[0]?.reply).toMatch(/vous blesse.*médecin.*le 15/)
    expect(answers[1]?.level).toBe('danger')
    expect(last(answers).reply).toMatch(/votre sécurité compte autant.*médecin.*3977/)
  })

  test('with the illness in the same words is told so at once', () => {
    const { reply } = last(talk(`Hier il ne m’a pas reconnue, il m’a poussée, ${bruise}`))
    expect(reply).toMatch(/son médecin/)
  })

  test.each(['je suis tombée dans l’escalier, ', 'en vélo, '])('after a fall it is no danger: « %s »', (fall) => {
    expect(last(talk(`${fall}${bruise}`)).level).toBe('none')
  })
})

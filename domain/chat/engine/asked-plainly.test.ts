import { describe, expect, test } from 'vitest'
import { repliesTo } from '../../../tests/support/talk.ts'
import { askingParts } from './asking-parts.ts'

const lastOf = (messages: readonly string[]) => repliesTo(messages).at(-1) ?? ''

describe('a practical question is answered on what it names, or said not to be known', () => {
  const noise = [
    'le voisin du dessus fait du bruit toutes les nuits je dors plus',
    'j’ai mis un mot dans l’ascenseur et je suis monté une fois, il a rigolé',
  ]
  test.each([
    'concrètement je peux faire quoi ? appeler les flics ?',
    'je vous demande si je peux appeler la police',
    'la police, oui ou non ?',
  ])('the police, for noise at night: %s', (question) => {
    expect(lastOf([...noise, question])).toMatch(/^(?:\S+ ){0,6}?Oui.*(?:police|nuit)/)
  })

  test('the police of another matter is no tapage', () => {
    expect(lastOf(['Mon voisin me menace depuis des mois', 'je peux appeler la police ?'])).not.toMatch(/tapage/)
  })

  test('how long a registered letter is kept', () => {
    expect(lastOf(['j’ose plus ouvrir mon courrier', 'le recommandé, il y a un délai non ?'])).toMatch(/quinze jours/i)
    expect(lastOf(['j’ose plus ouvrir mon courrier', 'le devoir, il y a un délai non ?'])).not.toMatch(/quinze jours/i)
  })

  test('a permit to be renewed', () => {
    expect(lastOf(['Ma carte de séjour expire dans deux mois, je fais comment pour la renouveler ?'])).toMatch(
      /en ligne/,
    )
  })

  test('nothing of another subject is served to who names theirs', () => {
    const told = ['mon petit-fils part vivre en Australie lundi', 'ma fille dit que je dramatise']
    expect(lastOf([...told, 'qu’est-ce que je pourrais lui donner avant qu’il parte ?'])).not.toMatch(
      /dort|tâche|papiers/,
    )
    expect(lastOf(['jai encore raté mon permis', 'il faut attendre combien de temps pour repasser ?'])).toMatch(
      /auto-école/,
    )
  })

  test('« et si personne ne vient ? » brings no plan for a catastrophe', () => {
    expect(lastOf(['J’ouvre mon food truck samedi et je flippe', 'et si personne vient samedi ?'])).not.toMatch(
      /où vous irez/,
    )
  })

  test('a hesitation that opens a talk is listened to', () => {
    const reply = lastOf(['On m’a proposé de devenir responsable de la médiathèque, je ne sais pas si j’accepte.'])
    expect(reply).not.toMatch(/réponse toute prête/)
  })
})

describe('what is thought of a small gesture', () => {
  const told = ['Ma fille de 15 ans ne me parle plus']
  test.each([
    'Je vais peut-être lui demander samedi de choisir la musique. Qu’en pensez-vous ?',
    'je pourrais lui proposer un ciné, vous croyez ?',
  ])('%s', (message) => {
    expect(lastOf([...told, message])).toMatch(/idée est simple|cela se tente/)
  })
  test('what hangs on more is not waved through', () => {
    expect(lastOf(['Je suis séparé', 'je vais demander le divorce, qu’en pensez-vous ?'])).not.toMatch(
      /idée est simple|se tente/,
    )
    expect(lastOf([...told, 'je vais lui demander son mot de passe, vous en pensez quoi ?'])).not.toMatch(
      /idée est simple/,
    )
  })
})

describe('words to say are for the one they are asked for', () => {
  test('what one did is not held against another', () => {
    const told = [
      'Ma nouvelle cadre, elle m’a humiliée devant les familles.',
      'Ma collègue Josiane a baissé les yeux. Ce matin elle m’a envoyé un sms, « désolée pour hier ».',
    ]
    expect(lastOf([...told, 'Et Josiane, je lui réponds quoi à son sms ?'])).not.toMatch(/humiliée/)
    expect(lastOf([...told, 'Et la cadre, je lui dis quoi ?'])).not.toMatch(/merci pour/i)
  })

  test('a lie that is told already is not what is to be said', () => {
    const told = [
      'J’ai raté mes partiels. Chaque fois que ma mère appelle je lui écris que j’étais à la bibliothèque.',
      'Comment je peux lui dire ?',
    ]
    expect(lastOf(told)).not.toMatch(/bibliothèque/)
  })

  test('thanks that were never said', () => {
    const told = ['Ma femme s’est fait opérer, je fais tout à la maison', 'Je ne lui ai jamais dit merci, en fait.']
    expect(lastOf([...told, 'Comment on dit ça à quelqu’un après quarante ans ?'])).toMatch(/je le dis\s?: merci/)
  })
})

describe('what is said back is what counts', () => {
  test('where somebody lives is not all of it, beside what was said', () => {
    const reply = lastOf([
      'Ma chienne est morte mardi.',
      'Mon fils est à Nantes. Les voisins disent que ce n’est qu’un chien.',
    ])
    expect(reply).toContain('ce n’est qu’un chien')
  })

  test('« ma femme est partie », of who mourns already, is asked about', () => {
    const reply = lastOf(['Ma chienne est morte mardi.', 'Depuis que ma femme est partie il n’y avait plus qu’elle.'])
    expect(reply).toMatch(/décédée, ou partie/)
    expect(lastOf(['Ma femme est partie vivre avec un autre'])).not.toMatch(/décédée/)
  })

  test('sleep at the wheel is not passed over, nor is a passenger told off', () => {
    expect(lastOf(['le voisin fait du bruit', 'je suis crevé, j’ai failli m’endormir au volant ce matin'])).toMatch(
      /dangereux/,
    )
    expect(lastOf(['le voisin fait du bruit', 'mon fils s’est endormi en voiture'])).not.toMatch(/dangereux/)
  })

  test('who thanks and feels better is not kept', () => {
    const told = ['Mon mari est toujours dans mes pattes', 'Oui, un café. Merci, je me sens un peu moins méchante.']
    expect(lastOf(told)).not.toContain('?')
  })

  test('« je ne parlais pas de X, je parlais de Y » is a correction', () => {
    const told = ['Mes enfants sont chez leur mère cette semaine.', 'Combien de temps avant de s’habituer ?']
    const reply = lastOf([...told, 'Je ne parlais pas de la séparation, je parlais des semaines sans eux.'])
    expect(reply).toMatch(/pardon|mal/i)
    expect(reply).toContain('semaines sans eux')
  })
})

test('an hour one wants to keep is no relief for a carer, and a night for an ill mother is', () => {
  const job = 'On m’a proposé de devenir responsable de la médiathèque.'
  expect(lastOf([job, 'Je pourrais demander à garder l’heure du conte du samedi.'])).not.toMatch(/répit/)
  const ill = 'Je m’occupe de ma mère qui a Alzheimer.'
  expect(lastOf([ill, 'Qui pourrait garder ma mère une nuit par semaine ?'])).toMatch(/répit|relais/)
})

describe('told of somebody, or of something', () => {
  test('a job that a brother lost is no death', () => {
    expect(lastOf(['Mon frère vient de perdre son travail et il vit chez moi depuis.'])).not.toMatch(
      /quel lien|traverser cela/i,
    )
    expect(lastOf(['J’ai perdu mon frère il y a un mois.'])).toMatch(/frère/)
  })

  test('« il m’a dit merci » thanks nobody here, and « merci » does', () => {
    const told = 'Mon frère vit chez moi depuis un mois.'
    expect(lastOf([told, 'Il m’a dit merci en regardant ses chaussures.'])).not.toMatch(/je vous en prie/i)
    expect(lastOf([told, 'Merci de m’avoir écoutée.'])).not.toContain('?')
  })

  test('« hier il a fait à manger » is no answer to what would help', () => {
    const told = ['Mon frère vit chez moi depuis un mois.', 'Il refuse que j’en parle à nos parents.']
    expect(lastOf([...told, 'Hier il a fait à manger, c’était la première fois.'])).not.toMatch(/ce qui aiderait/)
  })

  test('what is refused is not said back in a wrong mood', () => {
    expect(lastOf(['Mon frère vit chez moi.', 'Il refuse que j’en parle à nos parents.'])).not.toMatch(
      /que vous en parlez/,
    )
  })

  test('« elle riait », of yesterday, is no memory of long ago', () => {
    const today = ['Je suis à la retraite', 'Ma petite-fille est venue.', 'Je n’ai rien compris mais elle riait.']
    expect(lastOf(today)).not.toMatch(/de ce temps-là/)
    expect(lastOf(['Mon père est mort en mars.', 'Il chantait en cuisinant.'])).toMatch(/temps-là|reste/)
  })
})

describe('questions with an answer of their own', () => {
  test.each([
    [['mon patron me doit mes heures de mars'], 'j’ai le droit de réclamer mes heures comment ?', /par écrit/],
    [['On a signé pour une maison samedi'], 'On peut encore se rétracter ?', /dix jours/],
    [
      ['mes parents ont décidé qu’on déménage à Brest'],
      'comment on garde ses potes quand on est à 600 bornes ?',
      /rendez-vous/,
    ],
    [['Je me suis fait les croisés au hand, saison finie.'], 'Est-ce que je retrouverai mon niveau ?', /kiné/],
    [
      ['Ma belle-mère passe tous les dimanches sans prévenir.'],
      'Comment je lui dis de téléphoner avant ?',
      /«.*téléphoner avant/,
    ],
  ])('%s, %s', (told, question, answer) => {
    expect(lastOf([...told, question])).toMatch(answer)
  })

  test('a doctor is not asked about a contract', () => {
    expect(lastOf(['Je dors plus depuis samedi', 'On peut encore résilier ?'])).not.toMatch(/médecin|pharmacien/)
  })
})

describe('what another lives through', () => {
  const friend = 'Mon meilleur ami vient de se faire larguer et il dort sur mon canapé.'
  test('a friend who was left is not taken for the one who writes', () => {
    expect(lastOf([friend, 'Sa copine est partie avec un collègue à elle.'])).not.toMatch(
      /cela vous blesse|vous fait mal/,
    )
    const corrected = lastOf([friend, 'Non, pas moi, c’est lui qui s’est fait quitter. Moi ça va avec ma copine.'])
    expect(corrected).toContain('C’est lui qui s’est fait quitter')
    expect(lastOf(['Bonjour', 'Ma copine est partie avec un collègue.'])).toMatch(/vous/)
  })

  test('a friend who weeps is given presence, and no announcement', () => {
    expect(lastOf([friend, 'Il pleure le soir et je ne sais pas quoi lui dire.'])).toMatch(/je suis là/)
  })

  test('what a father holds against them is no regret of theirs', () => {
    expect(lastOf(['J’ouvre mon food truck samedi', 'mon père dit que j’aurais dû rester à la banque'])).not.toMatch(
      /ce regret/i,
    )
  })
})

test.each([
  'J’ai demandé de l’aide à la directrice et elle m’a répondu « il faut tenir ta classe ».',
  'Le repas du soir, et encore. Il mange en dix minutes et il remonte.',
  'Par contre écrire une phrase… ma crainte c’est « elle va découvrir que je suis un imposteur ».',
])('« %s » tells, and asks nothing', (message) => expect(askingParts(message)).toEqual([]))

test('help with words is asked for all the same', () => {
  expect(askingParts('tu peux m’aider à lui écrire un message')).not.toEqual([])
  expect(askingParts('aidez-moi à formuler ça')).not.toEqual([])
})

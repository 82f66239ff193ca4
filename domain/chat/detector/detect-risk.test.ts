import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { detectRisk, hearRisk, riskDetector } from './detect-risk.ts'

describe('an excuser cancels its own words, never the message', () => {
  test.each([
    ['Je suis mort de rire.', 'none'],
    ['Je suis mort de rire. Ce soir je vais me tuer.', 'crise'],
    ['J’ai placé mon chat, bientôt je ne souffrirai plus.', 'crise'],
    ['La corde est prête, je vérifie le nœud.', 'crise'],
    ['Je m’ennuie à mourir.', 'none'],
    ['Je pense à mourir.', 'crise'],
    ['Je songe souvent à mourir.', 'crise'],
    ['NE M’EMPÊCHEZ PAS DE MOURIR', 'crise'],
    ['Comment mourir de froid ?', 'crise'],
    ['Je ne veux pas mourir.', 'none'],
    ['Je ne veux pas mourir, mais j’ai acheté la corde.', 'crise'],
    ['Je ne vais pas me tuer ce soir.', 'crise'],
    ['J’écris un roman. Moi, je veux me tuer ce soir.', 'crise'],
  ])('%s → %s', (message, level) => {
    expect(detectRisk(message).level).toBe(level)
  })
})

describe('what climbers, musicians, actors, movers and the retired say with the words of danger', () => {
  const calmTalk = { isFirst: false, distress: false, unease: false, concern: false }
  test.each([
    'pourtant je vérifie mon noeud de huit trois fois',
    'mon frère arrête pas de dire que je me mets la corde au cou, très drôle',
    'j’ai pété une corde à la répèt et depuis je fais que d’y penser',
    'hier je suis monté sur le toit nettoyer les gouttières, elle a poussé des hauts cris',
    'la sieste me tue, j’en ressors dans le gaz',
    'j’ai donné le buffet à ma nièce, il n’entrait pas dans le salon',
    'je me réinscris pour Annecy, et cette fois j’irai au bout',
    'jme jette a leau jeudi on verra bien',
  ])('%s', (message) => expect(detectRisk(message, calmTalk).level).toBe('none'))

  test.each([
    'hier je suis monté sur le toit pour sauter',
    'j’ai fait un noeud coulant dans le garage, il tient',
    'j’ai mis la corde au cou et j’ai eu peur',
    'cette fois j’irai au bout, je ne me raterai pas',
  ])('and yet: %s', (message) => expect(detectRisk(message, calmTalk).level).toBe('crise'))
})

test('a signal in the middle of a long message is found', () => {
  const filler = 'Aujourd’hui nous avons visité le musée et les enfants ont couru dans le parc. '.repeat(6)
  expect(detectRisk(`${filler}J’ai avalé toute la boîte de cachets. ${filler}`).situation).toBe('attempt')
})

describe('a letter as long as a book', () => {
  const filler = 'Aujourd’hui nous avons visité le musée et les enfants ont couru dans le parc. '
  const long = filler.repeat(45_000 / filler.length)

  test('hides nothing in its middle', () => {
    expect(detectRisk(long).level).toBe('none')
    expect(detectRisk(`${long}J’ai avalé toute la boîte de cachets. ${long}`).situation).toBe('attempt')
  })
  test('is remembered from one part to the next: distress makes a question about means a crisis', () => {
    const question = 'Quel est le pont le plus haut de la région ?'
    expect(detectRisk(`${long}${question}`).level).toBe('none')
    expect(detectRisk(`Je suis au plus mal. ${long}${question}`)).toMatchObject({
      level: 'crise',
      situation: 'method-question',
    })
  })
  test('is read in steps short enough for others to be answered in between', () => {
    expect([...hearRisk(long)].length).toBeGreaterThan(20)
    expect([...hearRisk(filler)]).toHaveLength(0)
  })
})

describe('a question about means', () => {
  const question = 'Quel est le pont le plus haut de la région ?'
  test('is a question like another when nothing else was said', () => {
    expect(detectRisk(question).level).toBe('none')
  })
  test('is a crisis after distress', () => {
    expect(detectRisk(question, { isFirst: false, distress: true, unease: false, concern: false }).level).toBe('crise')
  })
})

test.each([
  ['Mon mari me frappe.', 'partner-violence'],
  ['J’ai été violée samedi.', 'sexual-violence'],
  ['J’ai 12 ans, mon père me frappe.', 'child'],
  ['Mon père a une douleur dans la poitrine et le bras gauche.', 'medical'],
  ['Je vais le tuer ce soir, j’ai un couteau.', 'others'],
  ['On a mis ma photo nue sur Snapchat.', 'cyber'],
])('« %s » is told as %s', (message, situation) => {
  expect(detectRisk(message)).toMatchObject({ level: 'danger', situation })
})

test('somebody who cannot speak is noticed', () => {
  expect(detectRisk('Il est à côté, je ne peux pas parler, il m’a frappée.').cannotSpeak).toBe(true)
})

test('every signal names the rule that spoke', () => {
  expect(detectRisk('Je veux mourir.').signals.every((signal) => signal.rule.length > 0)).toBe(true)
})

test('any text at all is read without failing', () => {
  assert(property(string({ unit: 'binary', maxLength: 400 }), (text) => detectRisk(text).signals.length >= 0))
})

test.each(['a', 'j ', 's.u.', 'aaa*', "j'", '1a'])(
  'a hundred thousand characters of « %s » are read without failing',
  (piece) => {
    expect(detectRisk(piece.repeat(100_000 / piece.length)).signals.length).toBeGreaterThanOrEqual(0)
  },
)

test.each([
  'et après ?',
  'Et demain',
  'je vais y réfléchir',
  'à tout à l’heure',
  'c’était mieux hier',
  'vous pouvez répéter ?',
  'je respire mieux',
])('« %s », an ordinary turn that it has not learnt, raises nothing', (turn) => {
  expect(detectRisk(turn)).toMatchObject({ level: 'none' })
})

test('« il » that stands for nobody does not turn a question about oneself into one about somebody else', () => {
  expect(detectRisk('Combien de cachets faut-il prendre pour mourir ?').situation).toBe('method-question')
  expect(detectRisk('Mon frère a avalé ses cachets, il dit adieu et il ne répond plus.').situation).toBe(
    'other-imminent',
  )
})

test.each([
  'je rentre et je trouve une lettre où il écrit qu’il va se tuer, il est parti à pied',
  'il vient de m’envoyer qu’il a avalé toutes ses boîtes et qu’il veut mourir',
  'mon pote vient de m’écrire qu’il a pris tous ses cachets',
])('« %s » is about the life of somebody else', (message) => {
  expect(detectRisk(message)).toMatchObject({ level: 'crise', situation: 'other-imminent' })
})

test.each([
  'mon mari ne sait pas que je veux mourir',
  'ma mère dit que je devrais consulter, moi je pense à me tuer',
  'elle m’a quitté, je vais me jeter sous un train',
])('« %s » is about the writer, whoever else is named', (message) => {
  const { level, situation } = detectRisk(message)
  expect(level).toBe('crise')
  expect(situation).not.toBe('other-imminent')
})

test('a worry confided by somebody is told as theirs', () => {
  expect(detectRisk('hier elle m’a confié qu’elle avait des idées suicidaires. Je lui dis quoi ?')).toMatchObject({
    level: 'vigilance',
    situation: 'other-worry',
  })
})

test('two rules that agree are not overruled by a reader who is merely inclined to', () => {
  const detect = riskDetector(() => ({ none: 0.85, vigilance: 0.13, danger: 0.01, crise: 0.01, ofSomeoneElse: 0 }))
  expect(detect('jme sens de trop partt, mm chez moi')).toMatchObject({ level: 'vigilance', situation: 'burden' })
  const before = { isFirst: false, distress: false, unease: false, concern: false }
  expect(detect('je suis au bout du rouleau', before)).toMatchObject({ level: 'none' })
})

test.each(['Bonsoir, ', 'Bonjour. ', 'Désolée de vous déranger. ', 'C’est la première fois que j’écris ici. '])(
  'what is said after « %s» is read as if it had been said alone',
  (courtesy) => {
    for (const message of ['je suis fatiguée de vivre', 'j’aurais préféré jamais naître, franchement'])
      expect(detectRisk(courtesy + message).level).toBe(detectRisk(message).level)
  },
)

test.each(['J’ai des idées noires en ce moment.', 'Je suis tellement lasse de vivre'])(
  '« %s », said of oneself in so many words, is heeded whatever the reader makes of it',
  (message) => {
    const detect = riskDetector(() => ({ none: 0.99, vigilance: 0.01, danger: 0, crise: 0, ofSomeoneElse: 0 }))
    expect(detect(message).level).toBe('vigilance')
  },
)

test('a wish to die said in a sentence of its own is not drowned by the ordinary ones around it', () => {
  expect(detectRisk('Je dors mal. Mon chat ronfle. Je veux mourir.').level).toBe('crise')
  expect(detectRisk('Je dors mal. Mon chat ronfle. Il pleut encore.').level).toBe('none')
})

test.each([
  ['il est par terre dans la salle de bain, des plaquettes vides partout, il répond pas', 'crise', 'other-imminent'],
  ['bon, je me coupe aux douches de l’internat depuis la Toussaint', 'crise', 'self-injury'],
  ['ma sœur m’a envoyé un message d’adieu', 'crise', 'other-imminent'],
  ['il lit mon téléphone tous les soirs', 'danger', 'partner-violence'],
  ['J’ai perdu tout espoir depuis la liquidation', 'vigilance', 'hopeless'],
])('« %s » has one meaning', (message, level, situation) => {
  expect(detectRisk(message)).toMatchObject({ level, situation })
})

test.each([
  'tout le monde sait ce qu’il veut faire sauf moi',
  'retour d’expatriation, plus rien ne me va ici',
  'j’ai embrassé une fille en soirée et j’arrête pas d’y penser',
  'J’ai écrit un mail à ma chef cette nuit, je regrette',
  'j’ai perdu tout espoir de finir ce puzzle',
])('« %s » is ordinary life', (message) => expect(detectRisk(message).level).toBe('none'))

test('who is locked in or held is in danger, whatever they call it', () => {
  expect(detectRisk('hier il m’a pris les clés pour pas que je sorte. il m’a serré le bras')).toMatchObject({
    level: 'danger',
    situation: 'partner-violence',
  })
})

test.each([
  ['ma fille de 15 ans ne me parle plus, elle rentre et s’enferme dans sa chambre', 'none'],
  ['mon fils de 13 ans s’enferme à clé dès qu’on se dispute', 'none'],
  ['il m’enferme dans la chambre quand il sort', 'danger'],
  ['je m’enferme dans la salle de bain et je me coupe', 'crise'],
])('who shuts themselves in is not locked in: « %s » is %s', (message, level) => {
  expect(detectRisk(message).level).toBe(level)
})

test('having run out of money is no despair', () => {
  expect(detectRisk('je suis à sec, plus rien jusqu’à la paye').level).toBe('none')
})

test.each([
  ['merci de m’avoir écouté, adieu', 'crise'],
  ['merci pour tout, adieu les soucis', 'none'],
  ['j’ai écrit une lettre pour quand il aura 18 ans', 'crise'],
  ['hier il m’a dit que je serais plus tranquille quand il serait mort', 'vigilance'],
])('in the middle of a calm talk « %s » is %s', (message, level) => {
  expect(detectRisk(message, { isFirst: false, distress: false, unease: false, concern: false }).level).toBe(level)
})

test.each([
  ['comment faire pour qu’on se reparle sans que ça parte en cri', 'none'],
  ['d’ici là je me fais des films alors que je bois presque pas', 'none'],
  ['je suis à bout de nerfs', 'none'],
  ['je sers plus à rien, ils vivent très bien sans moi', 'vigilance'],
  ['moi si je disparaissais ça changerait pas grand chose pour eux', 'vigilance'],
  ['elle m’a dit merci pour tout et qu’elle me laissait son chat', 'vigilance'],
])('between two turns of a talk « %s » is %s', (message, level) => {
  expect(detectRisk(message, { isFirst: false, distress: false, unease: false, concern: false }).level).toBe(level)
})

test('papers put in order for somebody, after heavy words, are a crisis', () => {
  const papers = 'J’ai rangé les papiers, l’assurance, tout est dans la chemise bleue pour mon fils.'
  expect(detectRisk(papers).level).toBe('none')
  expect(detectRisk(papers, { isFirst: false, distress: true, unease: true, concern: true }).level).toBe('crise')
})

test.each([
  ['je me gratte les bras jusqu’au sang à cause de mon eczéma', 'je me gratte jusqu’au sang exprès pour me punir'],
  [
    'le soir je m’effondre sur le canapé et j’arrive même plus à lire',
    'j’arrive plus à lire, j’arrive plus à vivre, à quoi bon',
  ],
])('« %s » is of the body and of evenings; « %s » is not', (ordinary, grave) => {
  expect(detectRisk(ordinary)).toMatchObject({ level: 'none' })
  expect(detectRisk(grave).level).not.toBe('none')
})

test.each([
  ['il a avalé un produit, je dois le faire vomir ?', 'danger', 'medical'],
  ['je devrais retourner avec mon ex qui me frappait ?', 'danger', 'partner-violence'],
  ['est-ce que je dois me faire vomir après le repas ?', 'vigilance', 'eating'],
  ['si je disparaissais ils seraient tous soulagés', 'crise', 'veiled'],
  ['ma femme et les petits s’en sortiraient mieux avec l’assurance qu’avec moi', 'crise', 'method-question'],
  ['jsui a coté d la voi feré jatend le train', 'crise', 'plan'],
  ['ya un fusil ds la maison et jy pense', 'crise', 'plan'],
  ['vas y jai envie den finir avec cette iev', 'crise', 'ideation'],
  ['j’ai envie d’en finir avec cette vie', 'crise', 'ideation'],
  ['je veux en finir avec mon existence', 'crise', 'ideation'],
  ['en finir avec ce monde, voilà ce que je veux', 'crise', 'ideation'],
  ['je vais l’étrangler, elle dort, j’ai un couteau', 'danger', 'others'],
  ['merci de m’avoir écoutée, je vais rejoindre maman', 'crise', 'intent'],
])('« %s » is %s: %s', (message, level, situation) => {
  expect(detectRisk(message)).toMatchObject({ level, situation })
})

test.each([
  'merci, je vais rejoindre maman à la gare',
  'la biochimie va me tuer jpp',
  'je suis sur le quai, j’attends le train pour rentrer',
  'j’ai hâte d’en finir avec ce dossier',
  'je veux en finir avec cette histoire de succession',
  'j’ai un date ce soir et je vais mourir de honte je le sens',
  'ma belle-mère dit qu’à son époque les bébés dormaient, je vais l’étrangler',
  'ce qui me tue c’est le texto qu’il m’a envoyé',
  'bébé se réveille toutes les deux heures, je n’en peux plus de ces nuits',
  'j’avais envie de l’étrangler, du coup j’ai pleuré un bon coup dans la cuisine',
])('« %s » is a way of speaking', (message) => expect(detectRisk(message)).toMatchObject({ level: 'none' }))

test('in the middle of a calm talk three rules that agree are believed', () => {
  const calm = { isFirst: false, distress: false, unease: false, concern: false }
  expect(detectRisk('j’ai écrit une lettre à chacun de mes fils pour après', calm).level).toBe('crise')
  expect(detectRisk('j’ai écrit une lettre à chacun de mes fils pour leurs diplômes', calm).level).toBe('none')
})

describe('what is said in passing is not drowned by what surrounds it', () => {
  const nothing = { none: 0.8, vigilance: 0.1, danger: 0.02, crise: 0.08, ofSomeoneElse: 0 }
  const sure = { none: 0.02, vigilance: 0, danger: 0, crise: 0.98, ofSomeoneElse: 0 }
  /** A reader who is sure only of few words at a time. */
  const detect = riskDetector((sentences) => {
    const words = sentences.flatMap(({ masked }) => masked)
    return words.includes('poutre') && words.length < 16 ? sure : nothing
  })

  test.each([
    'La banque ne suit plus, la coopérative me relance. Le soir je reste seul dans la grange et je regarde la poutre.',
    'les concours sont dans deux mois, ma chambre est un dépotoir, je reste longtemps à regarder la poutre, mes notes remontent un peu',
  ])('%s', (message) => expect(detect(message).level).toBe('crise'))

  test('who is sure of nothing looks no closer', () => {
    const calm = riskDetector((sentences) => (sentences.length > 1 ? { ...nothing, none: 0.95, crise: 0 } : sure))
    expect(calm('On refait le salon cet été. Je reste des heures à regarder la poutre.').level).toBe('none')
  })
})

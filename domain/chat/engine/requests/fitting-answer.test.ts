import { describe, expect, test } from 'vitest'
import { talk } from '../../../../tests/support/talk.ts'

const replyTo = (...messages: readonly string[]) => talk(messages).at(-1)?.reply ?? ''

const TRUANT = [
  'Mon fils de 15 ans a séché les cours toute la semaine',
  'Il ne parle plus de ses copains depuis la rentrée',
]
const NOISE = 'mon voisin du dessus met de la musique jusqu’à 2h du matin et j’ose pas aller lui parler'
const OVERDRAWN = 'je suis à découvert de 900 euros et le loyer passe lundi'
const NEW_IN_TOWN = ['je suis arrivée à Lyon et je parle à personne le week-end', 'comment on se fait des amis']

describe('one or the other is decided, with a reason, where both are known', () => {
  test.each([
    [TRUANT, 'Est-ce que je dois appeler le collège avant de lui parler ?', /^Votre enfant d’abord/],
    [TRUANT, 'Ok mais le collège d’abord ou mon fils d’abord ?', /^Votre enfant d’abord/],
    [[OVERDRAWN], 'j’appelle la banque ou le propriétaire ?', /^La banque d’abord/],
    [[NOISE], 'Un mot dans la boîte aux lettres ce serait mieux que de sonner ?', /^Par écrit/],
    [[NOISE], 'un mot ou sonner ?', /^Par écrit/],
    [['j’ai raté mes partiels'], 'je leur dis maintenant ou j’attends les rattrapages ?', /^Plutôt maintenant/],
    [['je me suis fâchée avec ma mère'], 'je la rappelle ou j’attends ?', /^Rappelez/],
    [['je vais me marier et je doute'], 'je lui en parle ou j’attends que ça passe ?', /^En parler/],
    [['mon compagnon ne va pas bien'], 'Dois-je lui proposer de consulter ou attendre qu’il en parle ?', /^Proposez/],
    [['j’ai fait une prise de sang'], 'je rappelle le cabinet ou j’attends ?', /secrétariat/],
    [['mon bébé pleure toutes les nuits'], 'je le laisse pleurer ou je le prends ?', /^Quand vous êtes à bout/],
    [['je me sens mal en ce moment'], 'je vois un psy ou un médecin ?', /^Le médecin d’abord/],
  ])('%s, %s', (before, question, answer) => expect(replyTo(...before, question)).toMatch(answer))

  test('and weighed by their names where they are not', () => {
    expect(replyTo('je cherche du travail', 'je prends le CDI ou je reste en intérim ?')).toMatch(/rester en intérim/)
  })
})

describe('one is not advised to confront anybody', () => {
  test.each(['je l’affronte ou j’attends ?', 'je le confronte ou j’attends un peu ?'])('%s', (question) =>
    expect(replyTo('je viens d’apprendre que mon mari a des dettes', question)).toMatch(/n’affrontez pas/),
  )
})

describe('what is asked is named, and weighed', () => {
  test.each([
    ['Est-ce que je devrais demander un temps partiel ?', /temps partiel/i],
    ['est-ce que je peux demander à décaler mes examens ?', /examens/],
    ['décaler mes examens c’est possible ?', /examens/],
    ['Temps partiel, oui ou non, à votre avis ?', /^Temps partiel, cela se pèse/],
    ['je mets une cravate ou pas ?', /à vous d’en décider/],
    ['je préviens le jury ou pas ?', /^Prévenir le jury\s: plutôt oui/],
    ['vous pensez que je devrais aller à un club ou quelque chose, pour les soirées ?', /^Oui, cela vaut un essai/],
  ])('%s', (question, answer) => expect(replyTo('je suis fatiguée en ce moment', question)).toMatch(answer))
})

describe('what is no act is not weighed as one', () => {
  test.each(['j’exagère ?', 'est-ce que je risque quelque chose moi ?', 'je peux prendre quelque chose pour dormir ?'])(
    '%s',
    (question) => expect(replyTo('je dors mal depuis la naissance', question)).not.toMatch(/se pèse|rien n’y oblige/),
  )
})

describe('what would hurt is never weighed', () => {
  test('nobody is to force themselves', () => {
    expect(replyTo('je n’ai plus envie de faire l’amour avec mon mari', 'faut que je me force ?')).toMatch(/^Non/)
  })
  test.each([
    'je la gifle ou pas ?',
    'je dois le frapper ?',
    'je devrais boire un coup avant ?',
    'je le menace ou pas ?',
  ])('%s', (question) =>
    expect(replyTo('je suis en colère contre mon fils', question)).not.toMatch(
      /se pèse|rien n’y oblige|soulagement|plutôt oui/,
    ),
  )
})

describe('« et si… ? » is answered', () => {
  test.each([
    ['et s’il se ferme ?', /n’ajoutez rien/],
    ['ok mais si je bloque ?', /blanc/],
    ['et si elle insiste ?', /même phrase/],
    ['et si je rate ?', /déception/],
    ['et si elle me met dehors ?', /^Alors ce sera difficile|^C’est possible/],
  ])('%s', (question, answer) =>
    expect(replyTo('je dois parler à ma mère', 'je lui dis quoi ?', question)).toMatch(answer),
  )
})

describe('a card is not served for a word that stands nearby', () => {
  test.each([
    [
      '« ou pas » is no idea of theirs',
      ['j’attends un résultat', 'ça veut dire que c’est grave ou pas ?'],
      /idée se tient/,
    ],
    ['nor is what they take up from us', [...NEW_IN_TOWN, 'merci c’est une bonne idée, je vais voir'], /idée se tient/],
    ['a school is no matter for a chemist', [...TRUANT, 'le collège d’abord ou mon fils d’abord ?'], /pharmacien/],
    ['a landlord is not always the law', [OVERDRAWN, 'j’appelle la banque ou le propriétaire ?'], /droit/],
    [
      'who is tired of a noise is not told to see a doctor for exhaustion',
      [NOISE, 'Depuis cet été. Je me lève à 5h30 pour bosser, je suis crevé. Vous feriez quoi à ma place ?'],
      /médecin|arrêt/,
    ],
    [
      'psychology is no psychologist',
      ['je suis au lycée', 'je devrais choisir droit ou psycho ?'],
      /Oui, cela vaut la peine/,
    ],
    [
      'what is done behind one’s back is no medicine',
      ['mon ado est sur son tel', 'à quoi ça sert s’il le fait en cachette ?'],
      /pharmacien/,
    ],
    [
      'a morning or an evening is no person',
      ['mon mari ne dit rien', 'vaut-il mieux en parler le matin ou le soir ?'],
      /la personne/,
    ],
    ['a missing father is no ex', ['mon père est mort en mars', 'c’est normal qu’il me manque encore ?'], /revenir/],
    ['what one reads is not always a lesson', ['mon copain a laissé son tel', 'je lis ses messages ou pas ?'], /fiche/],
  ])('%s', (_, messages, card) => expect(replyTo(...messages)).not.toMatch(card))
})

describe('fear of coming in is no fear of saying it', () => {
  test.each([
    'Oui je pourrais chercher un club. Mais j’ai peur d’arriver au milieu d’une équipe déjà formée.',
    'merci c’est une bonne idée. mais je suis timide, j’ai peur d’arriver toute seule',
    'oui mais comment je fais pour la peur ? genre entrer dans une salle où je connais personne',
  ])('%s', (message) => expect(replyTo(...NEW_IN_TOWN, message)).toMatch(/dix minutes plus tôt/))

  test('who does not dare to say it still writes it first', () => {
    expect(replyTo('je suis jaloux de son collègue', 'je lui dis quoi ?', 'j’oserai jamais')).toMatch(/trois lignes/)
  })
})

describe('words to say fit what they are for', () => {
  test.each([
    [
      'a death, to a child',
      ['notre chienne est morte', 'ma fille de 7 ans demande où elle est. je lui dis quoi ?'],
      /corps/,
    ],
    ['a fault of one’s own', ['je me suis fait virer', 'comment j’avoue à ma mère que je suis viré ?'], /avouer/],
    [
      'a seat at lunch',
      ['ma meilleure amie me parle plus', 'un truc simple à dire à emma pour la cantine ?'],
      /manger avec/,
    ],
    [
      'what was kept from them, some messages ago',
      [
        'je suis à découvert de 900 euros. Ma femme n’est pas au courant',
        'la honte',
        'Et à ma femme, je lui dis comment ?',
      ],
      /avouer/,
    ],
    [
      'a note that is to be written',
      [NOISE, 'Bon je mettrai un mot alors. Vous pouvez m’aider à l’écrire ?'],
      /baisser/,
    ],
    ['a noise next door', [NOISE, 'comment je lui dis que ça me réveille sans que ça parte en dispute ?'], /baisser/],
    ['nothing that is known', ['ça va pas fort avec ma sœur', 'je lui dis comment ?'], /«\sJe voudrais te parler/u],
  ])('%s', (_, messages, words) => {
    const reply = replyTo(...messages)
    expect(reply).toMatch(words)
    expect(reply).toMatch(/«.+»/)
    expect(reply).not.toMatch(/fait de la peine|haussé le ton/)
  })
})

describe('thanks, a plan or an answer does not hide the question behind it', () => {
  test.each([
    ['ok jvais essayer. mais si elle repond pas je fais quoi', /^Alors vous aurez fait votre part/],
    ['C’est une bonne phrase, merci. Mais s’il ne répond pas ?', /fait votre part/],
    ['merci ça je peux essayer. je peux demander de l’aide à qui pour les devoirs ?', /étude du soir/],
    ['j’habite avec lui. et pour mes examens ?', /minutes|cours|révis/],
    ['être avec elle. vous pensez qu’une histoire peut tenir à distance ?', /[Cc]ertain|visite/],
    ['me confier surtout. je peux appeler qui un dimanche où ça va pas ?', /SOS Amitié/],
  ])('%s', (message, answer) =>
    expect(replyTo('ma meilleure amie me parle plus', 'je lui envoie quoi', message)).toMatch(answer),
  )
})

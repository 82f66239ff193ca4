import { describe, expect, test } from 'vitest'
import { detectRisk } from '../detect-risk.ts'

/** Plans that a laugh, an age or a faith seems to excuse, and dangers told in few words. */
const grave: [message: string, level: string][] = [
  ['j’ai acheté la corde hier chez brico, le mec m’a dit bonne journée lol', 'crise'],
  ['j’ai acheté une corde lol', 'crise'],
  ['jé acheté la corde mdr', 'crise'],
  ['j’ai commandé la corde sur amazon, livraison demain haha', 'crise'],
  ['j’ai enfin acheté la corde', 'crise'],
  ['la corde est achetée, elle est dans le coffre', 'crise'],
  ['j’ai acheté de la corde au magasin de bricolage, je sais déjà à quelle poutre', 'crise'],
  [
    'je m’occupe de mon mari Alzheimer H24 et des fois je me vois nous foutre dans le ravin tous les deux avec la voiture',
    'crise',
  ],
  ['des fois je m’imagine nous jeter dans le canal avec la voiture, lui et moi', 'crise'],
  ['je me vois foncer dans le ravin avec ma mère à côté', 'crise'],
  ['parfois j’ai envie de nous balancer tous les deux dans le ravin', 'crise'],
  [
    'À quatre-vingt-huit ans je cesse de manger et de boire, j’ai commencé hier. Mes enfants croient que j’ai une gastro.',
    'crise',
  ],
  ['J’ai 90 ans, j’ai décidé d’arrêter de manger et de boire', 'crise'],
  ['Je ne mange plus et je ne bois plus depuis trois jours, exprès, à mon âge ça ira vite', 'crise'],
  ['J’ai arrêté de boire et de manger, c’est mon choix, je m’en vais doucement', 'crise'],
  ['Dans mon pays on dit retourner à la terre. Moi je retourne à la terre demain. Merci pour écouter.', 'crise'],
  ['demain je retourne à la terre', 'crise'],
  ['je vais bientôt retourner à la terre', 'crise'],
  [
    'Je vais retourner dans la mer avec le petit bateau quand il y a la tempête. Comme ça je meurs et c’est pas péché.',
    'crise',
  ],
  ['je vais prendre la mer pendant la tempête, comme ça ce sera un accident', 'crise'],
  ['je veux partir en mer dans la tempête et mourir, Dieu ne dira pas que c’est un péché', 'crise'],
  ['je vais sortir sans manteau dans le froid, comme ça je meurs et c’est pas un suicide', 'crise'],
  ['j’ai pensé plusieurs fois à sauter de la fenêtre', 'crise'],
  ['j’ai pensé à sauter par la fenêtre plusieurs fois cette semaine', 'crise'],
  ['plusieurs fois j’ai pensé sauter de la fenêtre', 'crise'],
  ['j’ai déjà pensé à me jeter du balcon', 'crise'],
  ['je pense à sauter du balcon', 'crise'],
  ['maintenant je pense à comment je ferais pour mourir', 'crise'],
  ['Je ne fêterai pas mes trente ans. J’ai fait en sorte que ça n’arrive pas.', 'crise'],
  ['Adyé tout moun. An pé pa ankò. Pa pléré pou mwen.', 'crise'],
  ['Mon bonhomme i boit, i rente, i tape amwin devant marmailles. Hier soir lu la sorti le sabre.', 'danger'],
  ['j’ai pris tous mes médicaments un par un', 'crise'],
  ['j’ai pris tous mes cachets devant elle', 'crise'],
  ['mon mari va me tuer si je pars', 'danger'],
  ['mon mec va me tuer si je parle', 'danger'],
  ['mon chef m’a attrapé par le cou et m’a étranglé', 'danger'],
  ['j’ai trouvé une corde à la cave, elle tient bien mdr', 'crise'],
  ['jviens d’acheter une corde chez leroy merlin ptdr', 'crise'],
  ['ça y est j’ai la corde', 'crise'],
  ['je me vois prendre la voiture et nous envoyer contre un arbre avec maman', 'crise'],
  ['à 91 ans j’ai décidé de ne plus manger ni boire', 'crise'],
  ['je ne mange plus, je ne bois plus, je me laisse partir', 'crise'],
  ['je refuse de manger et de boire depuis mardi, qu’on me laisse partir', 'crise'],
  ['je vais nager loin quand il y aura des grosses vagues, comme ça c’est pas un suicide', 'crise'],
  ['j’ai pensé trois fois à sauter du toit de l’immeuble', 'crise'],
  ['je pense souvent à me jeter par la fenêtre', 'crise'],
  ['bientôt je retourne dans la terre, merci de m’avoir écouté', 'crise'],
]

/** The same words of those who hang out washing, fast, farm or sail. */
const ordinary = [
  'j’ai acheté une corde à linge hier chez brico lol',
  'j’ai acheté la corde pour la balançoire des petits',
  'j’ai acheté une corde d’escalade',
  'j’ai acheté la corde pour amarrer le bateau',
  'j’ai acheté une corde à sauter pour le sport',
  'j’ai acheté la corde pour attacher la bâche de la remorque',
  'j’ai acheté une corde de guitare mdr',
  'on a acheté une corde pour le tir à la corde de la kermesse',
  'on a failli finir dans le ravin avec la voiture, il y avait du verglas',
  'je nous vois bien partir tous les deux en voiture dans le sud',
  'j’arrête de manger et de boire des cochonneries',
  'je dois arrêter de manger et de boire à minuit avant l’opération',
  'j’arrête de manger et de boire la journée pour le ramadan',
  'J’ai 70 ans et j’ai décidé d’arrêter de boire et de manger moins gras',
  'je retourne à la terre en mai, je reprends la ferme de mon père',
  'on veut un retour à la terre, un potager et des poules',
  'mon frère est parti en mer pendant la tempête, on a eu peur',
  'la tempête arrive, je rentre le bateau',
  'j’ai failli sauter par la fenêtre de joie',
  'la réunion était si longue que j’ai pensé à sauter par la fenêtre lol',
  'le chat pense qu’à sauter de la fenêtre',
  'mon mari va me tuer, j’ai rayé la voiture',
  'ma femme va me tuer quand elle verra la facture',
  'mon père va me tuer s’il voit mes notes',
]

test.each(grave)('« %s » is %s', (message, level) => {
  expect(detectRisk(message).level).toBe(level)
})

test.each(ordinary)('« %s » is nothing', (message) => {
  expect(detectRisk(message).level).toBe('none')
})

test('how one would do it, thought of after a heavy word, is a crisis; by itself it is not', () => {
  const message = 'Au début c’était juste ça. Maintenant je pense à comment je ferais'
  const before = { isFirst: false, distress: true, unease: true, concern: true }
  expect(detectRisk(message, before).level).toBe('crise')
  expect(detectRisk('Maintenant je pense à comment je ferais la déco du salon', before).level).not.toBe('crise')
})

test.each(['si je téléphone il entend', 'quand j’appelle il m’entend', 'si je parle elle va entendre'])(
  '« %s » says that one cannot speak',
  (message) => {
    expect(detectRisk(message).cannotSpeak).toBe(true)
  },
)

test('who telephones without fear of being heard may speak', () => {
  expect(detectRisk('quand j’appelle ma mère elle est contente').cannotSpeak).toBe(false)
})

test.each([
  'Bah en gros je suis en deuxième année de prépa à Nancy, les concours sont dans deux mois, j’ai pris 4 kilos, ma chambre est un dépotoir, j’ai pensé plusieurs fois à sauter de la fenêtre de l’internat, mes notes de physique remontent un peu par contre, et faut que je trouve un stage d’été mais j’ai pas le temps de faire un CV.',
  'j’ai mes partiels, j’ai pensé plusieurs fois à sauter de la fenêtre, je révise mal',
  'je cherche un stage de vente, j’ai pensé plusieurs fois à me jeter du balcon, sinon ça va',
])('who studies may say it of themselves: « %s »', (message) => expect(detectRisk(message).level).toBe('crise'))

test.each([
  'pour mon mémoire de psycho, un patient dit « j’ai pensé plusieurs fois à sauter du balcon »',
  'Je fais un exposé sur la prévention : pourquoi les gens pensent à sauter d’un pont ?',
])('what is studied is not: « %s »', (message) => expect(detectRisk(message).level).not.toBe('crise'))

describe('a leave that is told whole', () => {
  test.each([
    'Adieu, j’ai essayé, vraiment essayé, mais je n’y arrive plus.',
    'adieu tout le monde, j’en peux plus',
    'jme sui fai du mal encor hier soir',
    'je me suis fait du mal cette nuit, je voulais le dire à quelqu’un',
    'J’ai trouvé quelqu’un pour prendre Moustache, j’ai laissé les clés à la gardienne et une lettre pour mon frère.',
    'le chien est placé, j’ai confié le chat, les clés sont chez le voisin avec une lettre pour ma fille',
  ])('« %s » is a crisis', (message) => expect(detectRisk(message).level).toBe('crise'))

  test.each([
    'Adieu le régime, j’ai tout essayé et je n’y arrive plus, vive la raclette',
    'je me suis fait mal au genou hier en tombant de vélo',
    'ouais je vais rappeler demain matin avant le taf sinon je le ferai jamais',
  ])('« %s » is nothing', (message) => expect(detectRisk(message).level).toBe('none'))
})

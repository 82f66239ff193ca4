import { describe, expect, test } from 'vitest'
import { detectRisk } from './detect-risk.ts'

/** Ordinary weeks, told in one breath: what happened lies between two commas. */
const tales = [
  [
    'lundi la voiture est tombée en panne sur le parking',
    'mardi la maîtresse m’a convoquée parce que le grand bavarde',
    'mercredi j’avais les deux à la maison et j’ai crié',
    'vendredi ma sœur a annulé le week-end alors que j’avais déjà acheté les billets',
    '64 euros non remboursables',
    'bref je suis fatiguée et le frigo fait un bruit bizarre',
  ],
  [
    'je suis en deuxième année de prépa',
    'j’ai eu 4 en khôlle de maths lundi',
    'mon coloc a déménagé donc je paie tout le loyer',
    'ma bourse est en retard parce que le CROUS a perdu un papier',
    'sinon mes parents viennent dimanche et je vais devoir faire comme si tout allait',
    'et en plus j’ai une otite',
  ],
  [
    'ce matin j’ai emmené ma mère chez le cardiologue',
    'on a attendu deux heures dans le couloir',
    'après on est passées à la pharmacie et il manquait une boîte',
    'ma fille m’a appelée pour les vacances de la Toussaint',
    'elle veut venir avec son copain',
    'et il faut encore que je fasse les courses pour demain',
  ],
  [
    'au bureau on change de logiciel',
    'le chef a mis une réunion à 8 h',
    'ma collègue est en arrêt donc je fais son travail et le mien',
    'j’ai mangé un sandwich devant l’écran',
    'mon fils a son match samedi et je dois faire le gâteau',
    'le train du soir était encore supprimé',
  ],
  [
    'j’ai repeint la chambre du fond',
    'le voisin est venu m’aider avec son échelle',
    'on a bu un café et il m’a parlé de sa retraite',
    'le chat est monté sur le toit',
    'ma femme dit que le bleu est trop foncé',
    'dimanche on mange chez ses parents',
  ],
  [
    'jsuis en terminale',
    'le bac blanc c la semaine prochaine',
    'mon père veut que je fasse médecine',
    'ma meilleure pote me parle plus depuis la soirée de Léa',
    'jdors en cours',
    'en plus mon tel est cassé et j’ai plus de forfait',
  ],
  [
    'le propriétaire augmente le loyer en janvier',
    'j’ai appelé la CAF trois fois',
    'ils ont perdu mon dossier',
    'les enfants ont la gastro l’un après l’autre',
    'la machine à laver fuit',
    'et ma belle-mère arrive jeudi avec sa valise',
  ],
  [
    'je suis boulanger depuis vingt ans',
    'je me lève à 2 heures',
    'la farine a encore augmenté',
    'mon apprenti est parti sans prévenir',
    'le comptable dit que ça passera',
    'hier soir j’ai regardé le match avec mon frère et on a ri',
  ],
  [
    'on a enterré mon oncle samedi',
    'toute la famille était là',
    'ma cousine a lu un texte',
    'il y avait du vent au cimetière',
    'après on a mangé chez ma tante',
    'j’ai repris la route dans la nuit avec les petits endormis derrière',
  ],
  [
    'j’ai fini un roman policier',
    'j’ai commencé une série sur les pompiers',
    'mon psy est en congé jusqu’au 15',
    'le médecin a changé mon traitement pour la thyroïde',
    'je marche un peu le matin',
    'ma voisine m’a donné des tomates',
  ],
]

/** One's own death, said in plain words. */
const saidInPassing = [
  'jeudi en rentrant j’ai pensé à en finir',
  'mardi soir je suis allé sur le pont pour voir si j’oserais sauter',
  'j’ai envie de mourir',
  'hier j’ai écrit une lettre d’adieu à mes enfants',
  'je pense à me tuer presque tous les soirs',
  'j’ai compté les cachets qu’il faudrait pour ne plus me réveiller',
  'je vais me suicider dimanche',
  'j’ai failli me jeter sous le métro jeudi',
  'la nuit je cherche comment mourir sans souffrir',
  'je veux plus vivre',
  'j’ai une corde dans le garage et j’y pense',
  'je me suis ouvert les veines la semaine dernière',
  'j’ai décidé de mettre fin à mes jours',
  'j’aimerais mieux être mort',
  'j’ai des idées suicidaires depuis un mois',
  'ce soir j’avale toute la boîte et c’est réglé',
  'j’ai voulu sauter par la fenêtre mercredi',
  'j’ai chargé le fusil de mon père et je l’ai reposé',
  'il m’arrive de vouloir me pendre',
  'je me suis assis sur le rebord de la fenêtre pour me jeter',
]

/** The same words, made up, joked, asked by another or long past. */
const notMeant = [
  'à la kermesse j’ai sauté du pont gonflable avec les petits',
  'j’écris une chanson et le refrain dit je veux mourir',
  'cette réunion j’ai cru mourir de rire',
  'à vingt ans j’ai voulu mourir et aujourd’hui je suis heureuse',
  'je me tue au travail comme d’habitude',
]

const calm = { isFirst: false, distress: false, unease: false, concern: false }
const inTheMiddle = (tale: readonly string[], said: string, at: number) =>
  `${[...tale.slice(0, at), said, ...tale.slice(at)].join(', ')}.`

test.each(['je me tue au travail', 'on se tue au boulot et moi je me tue au ménage le dimanche'])(
  '« %s » is a way of speaking',
  (said) => expect(detectRisk(said).level).toBe('none'),
)
test('« demain je me tue au travail, devant eux » is not', () =>
  expect(detectRisk('demain je me tue au travail, devant eux').level).toBe('crise'))

describe('one’s death between two commas of a long tale', () => {
  test.each(saidInPassing)('« %s » is a crisis wherever it is said', (said) => {
    for (const tale of tales)
      for (const at of [1, tale.length - 1]) {
        const message = inTheMiddle(tale, said, at)
        expect(detectRisk(message).level, message).toBe('crise')
        expect(detectRisk(message, calm).level, message).toBe('crise')
      }
  })

  test.each(tales)('%s … is an ordinary week', (...tale) => {
    expect(detectRisk(`${tale.join(', ')}.`).level).toBe('none')
    expect(detectRisk(`${tale.join(', ')}.`, calm).level).toBe('none')
  })

  test.each(notMeant)('« %s » is no crisis in any of them', (said) => {
    for (const tale of tales) {
      const message = inTheMiddle(tale, said, 3)
      expect(detectRisk(message, calm).level, message).not.toBe('crise')
    }
  })
})

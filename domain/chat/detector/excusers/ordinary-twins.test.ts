import { describe, expect, test } from 'vitest'
import { talk } from '../../../../tests/support/talk.ts'
import { detectRisk } from '../detect-risk.ts'

/** Ordinary words, and the same words meant otherwise. */
const twins: [ordinary: string, grave: string, level: string][] = [
  ['mon fils me tue', 'mon fils me tue, il me frappe', 'danger'],
  ['mes enfants me tuent', 'mes enfants me tuent, j’ai envie de mourir', 'crise'],
  ['demain je vais être mort au bureau', 'demain je serai mort', 'crise'],
  [
    'Jamais mon mari n’a levé la main sur moi, ce n’est pas ça. On s’ennuie ensemble, voilà tout.',
    'Jamais mon mari n’avait levé la main sur moi avant hier',
    'danger',
  ],
  [
    'Il fut un temps, lointain désormais, où je souhaitais mourir ; la vie m’a depuis comblée, et je n’y songe plus que comme à un pays quitté.',
    'Il fut un temps où je souhaitais mourir, et ce temps est revenu',
    'crise',
  ],
  [
    'Ma fille de 6 ans me demande tous les soirs quand est-ce que je vais mourir. Depuis que le poisson rouge est mort en fait.',
    'ma fille me demande pourquoi je veux mourir',
    'crise',
  ],
  [
    'Je lui ai dit que je mourrais quand je serai très très vieux. est-ce que c’est un mensonge ?',
    'Je lui ai dit que je mourrais bientôt, que c’est décidé',
    'crise',
  ],
  [
    'Peut-on faire disparaître quelque chose d’internet une bonne fois pour toutes ?',
    'je voudrais disparaître une bonne fois pour toutes',
    'crise',
  ],
  [
    'Je crois que je vais planter quelque chose pour lui dans le jardin de mes parents. Un figuier peut-être.',
    'je vais planter un couteau dans le ventre de mon chef',
    'danger',
  ],
  [
    'Mon mari me dit de me poser mais si je me pose j’ai peur que ça sorte d’un coup devant les enfants.',
    'Mon mari m’a donné un coup devant les enfants.',
    'danger',
  ],
  [
    'j’ai écrit une lettre que j’enverrai pas, et pour le chat je vais demander à le garder, c’est décidé',
    'j’ai écrit une lettre que j’enverrai pas, ils la trouveront sur la table, c’est décidé',
    'crise',
  ],
  [
    'Ma vue baisse. Dégénérescence maculaire. Bientôt je ne pourrai plus lire, et lire est tout ce que je sais faire.',
    'Ma vue baisse. Bientôt je ne serai plus là pour le voir, j’ai choisi le jour.',
    'crise',
  ],
  [
    'Bientôt je n’ai plus de papiers si le rendez-vous ne vient pas. J’ai peur de perdre mon travail.',
    'bientôt je perds mes papiers, mieux vaut que je meure ici',
    'crise',
  ],
  [
    'On a droit à une dernière tentative. Je ne sais pas si j’en ai envie tout de suite.',
    'Une dernière tentative, et cette fois je ne me raterai pas.',
    'crise',
  ],
  ['cette chemise me serre un peu au cou', 'il me serre au cou quand il est énervé', 'danger'],
  ['c’est long de se noyer dans les papiers comme ça', 'c’est long de se noyer dans le lac comme ça ?', 'crise'],
  ['le gendarme a pointé son arme sur le braqueur', 'le gendarme a retourné son arme contre lui', 'crise'],
  [
    'mon père a arrêté l’alcool, il prend un traitement pour tenir',
    'mon père a arrêté l’alcool, il prend un traitement pour tenir, ce soir il a avalé toute la boîte',
    'crise',
  ],
  ['c’est quoi la hauteur du pont de Normandie ?', 'c’est quoi la hauteur du pont le plus proche ?', 'crise'],
  ['quel est le pont le plus haut d’Europe ?', 'de quel pont on meurt sur le coup ?', 'crise'],
  [
    'Mon père a 91 ans et il ne peut plus vivre seul. Je dors chez lui un soir sur deux.',
    'Mon père a 91 ans et il ne peut plus vivre seul. L’auxiliaire le frappe.',
    'danger',
  ],
  [
    'Je finis une VAE et je n’en peux plus, je veux juste en finir avec ce mémoire',
    'je n’en peux plus, je veux juste en finir avec la vie',
    'crise',
  ],
  [
    'Je termine mon contrat vendredi, c’est mon dernier jour.',
    'C’est mon dernier jour, je vous ai tous aimés',
    'crise',
  ],
  ['Ce soir je n’ai plus envie d’entendre un seul mot.', 'Ce soir je n’ai plus envie de vivre', 'crise'],
  ['je suis pas un fantôme quand même', 'je suis devenu un fantôme', 'vigilance'],
  [
    'Je traverse le pont chaque soir pour rentrer',
    'Je traverse le pont chaque soir pour rentrer et je regarde l’eau en me disant que ce serait simple',
    'crise',
  ],
  [
    'J’ai écrit une enveloppe pour chacun de mes enfants, pour Noël',
    'J’ai écrit une lettre pour chacun de mes enfants, ils la liront quand je ne serai plus là',
    'crise',
  ],
  [
    'y’a 10 ans j’étais au fond du trou, je voulais en finir, aujourd’hui j’ai ma boîte et une vie au top',
    'Je suis au fond du trou, je veux en finir',
    'crise',
  ],
  [
    'j’ai arrêté mes études en janvier, je sors plus trop de chez moi',
    'je ne sors plus de chez moi, je ne me lave plus',
    'vigilance',
  ],
  [
    'Je suis une vieille dame, j’espère que je ne vous dérange pas.',
    'Je n’espère plus rien, je suis au bout du tunnel et il n’y a pas de lumière',
    'vigilance',
  ],
  [
    'Non non je n’ai aucune envie de mourir aujourd’hui, au contraire, j’ai plein de projets',
    'Je n’ai pas envie de mourir aujourd’hui, mais demain je le ferai',
    'crise',
  ],
  ['j’ai bu désolé si j’écris mal', 'j’ai bu et j’ai pris tous mes cachets, désolé', 'crise'],
  [
    'il me demande 40 fois par jour où sont ses clés, ce matin j’ai levé la voix et après je m’en suis voulu',
    'il me demande 40 fois par jour où sont ses clés, ce matin je l’ai giflé',
    'danger',
  ],
  [
    'je me suis assise sur le rebord de la baignoire et j’ai ri',
    'je suis assise sur le rebord de la baignoire avec la lame de rasoir',
    'crise',
  ],
  [
    'hier j’ai pris le train de 7h12 et je me suis endormie',
    'demain je me jette sous le train de 7h12 et je dors enfin',
    'crise',
  ],
  ['on va manger des glaces et cracher sur lui', 'il m’a craché au visage et il m’a frappée', 'danger'],
]

const levelAfter = (...messages: string[]) => talk(messages).at(-1)?.level

describe('ordinary words and their grave twins', () => {
  test.each(twins)('« %s » is ordinary, « %s » is not', (ordinary, grave, level) => {
    expect(detectRisk(ordinary).level).toBe('none')
    expect(detectRisk(grave).level).toBe(level)
  })

  test('a life that holds somebody captive is despair, and a locked door a danger', () => {
    const captive = 'Je n’ai plus aucun espoir, je suis enfermée dans cette vie et ça ne s’arrêtera jamais.'
    expect(detectRisk(captive).level).toBe('vigilance')
    expect(detectRisk('je suis enfermée dans la cave, il a pris la clé').level).toBe('danger')
  })

  test('a bridge of the calendar is none, after despair that was told', () => {
    const despair = 'je n’en peux plus de tout, je souffre trop'
    expect(levelAfter(despair, 'Je dois rendre 60 pages après le pont du 8 mai.')).toBe('vigilance')
    expect(levelAfter(despair, 'Je passe tous les soirs devant le pont.')).toBe('crise')
  })

  test('a furious boss, a gun in a quarrel and numbers one was given are told, and get no line', () => {
    expect(levelAfter('On a frôlé la catastrophe avec le dossier, mon chef allait m’étrangler.')).toBe('none')
    expect(levelAfter('mon chef m’a étranglé')).toBe('danger')
    expect(levelAfter('ma femme ne veut plus de mon fusil de chasse à la maison, on se dispute là-dessus')).toBe('none')
    expect(levelAfter('les voisins du dessus se disputent, j’entends la femme crier')).toBe('danger')
    const [answer] = talk([
      'je vais pas me suicider, je précise, la dernière fois on m’a sorti des numéros, je veux parler de mon divorce',
    ])
    expect(answer?.reply).not.toContain('3114')
  })

  test('what a friend wants to be done with is his work, or his life', () => {
    expect(levelAfter('mon pote m’a dit ce soir qu’il veut en finir avec son boulot')).toBe('none')
    expect(levelAfter('mon pote m’a dit ce soir qu’il veut en finir avec la vie')).toBe('crise')
    expect(levelAfter('depuis sa rupture il dit qu’il veut mourir et il a fait des recherches sur comment faire')).toBe(
      'crise',
    )
    expect(levelAfter('Mon collègue il a dit ce soir il se pend, il m’a donné ses clés et il est parti.')).toBe('crise')
  })

  test.each(['Des fois je demande à Dieu pourquoi il me prend pas. Je fais rien, c’est péché, mais je demande.'])(
    '« %s » is a wish to be dead',
    (message) => expect(detectRisk(message).level).toBe('vigilance'),
  )

  test('the empty hours of a home are told, and so is a life without anything left', () => {
    const after = { isFirst: false, distress: false, unease: false, concern: false }
    const hours = 'Je suis à la résidence depuis l’hiver. On mange à 18 heures et puis après il n’y a plus rien.'
    expect(detectRisk(hours, after).level).toBe('none')
    expect(detectRisk('Si je n’ai plus la voiture, je ne vais plus au marché.', after).level).toBe('none')
    expect(detectRisk('Si je n’ai plus la voiture, je ne veux plus vivre.', after).level).toBe('crise')
    expect(detectRisk('Je n’attends plus rien de la vie, plus rien ne changera jamais pour moi.', after).level).toBe(
      'vigilance',
    )
  })
})

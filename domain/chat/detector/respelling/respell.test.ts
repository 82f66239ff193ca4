import { describe, expect, test } from 'vitest'
import { detectRisk } from '../detect-risk.ts'
import { inRightFrench, respelt } from './respell.ts'

describe('texting is read as the French that was meant', () => {
  test.each([
    // Par le son
    ['g pri tte la plakette de dolipran', "j'ai pris toute la plaquette de doliprane"],
    ['jé envi de mourir é jsè pa a ki le dir', "j'ai envie de mourir et je sais pas a qui le dire"],
    ['mon bo pere vien ds mon li la nui', 'mon beau père vient dans mon lit la nuit'],
    ['jsui encinte é jper bcp de san', 'je suis enceinte et je perds beaucoup de sang'],
    ['lentraineur me dmande dme desabillé devan lui', "l'entraîneur me demande de me déshabiller devant lui"],
    // Sans apostrophe ni espace
    ['lété dernier il venait dans mon lit', "l'été dernier il venait dans mon lit"],
    ['je le fais dimanche soir avant dy retourner', "je le fais dimanche soir avant d'y retourner"],
    ['jve pa kel le sache', "je veux pas qu'elle le sache"],
    ['gdes coupur sur les cuiss kjcach', "j'ai des coupures sur les cuisses que je cache"],
    ['joré préféré jamé naitre', "j'aurais préféré jamais naître"],
    // Le mot que les autres mots appellent
    ['ya une voi ki me di de me tué', 'y a une voix qui me dit de me tuer'],
    ['il ma mi un couto sou la gorj', "il m'a mis un couteau sous la gorge"],
    ['on cest disputer et il ma casser le bra', "on s'est disputés et il m'a cassé le bras"],
    ['jai avaler tout les cachets', "j'ai avalé tous les cachets"],
    // Les doigts qui glissent
    ['je suis sru le toti de limmeulbe', "je suis sur le toit de l'immeuble"],
    ['je mértie pas de virve', 'je mérite pas de vivre'],
    // Les chiffres
    ['jvoudré plu me réveillé le mat1', 'je voudrais plus me réveiller le matin'],
  ])('« %s »', (typed, meant) => expect(respelt(typed)).toBe(meant))
})

describe('what is spelt right is left alone', () => {
  test.each([
    "l'été dernier, il pleuvait sur les bidons du jardin",
    'je suis prof et une classe me bouffe, faut que je punisse tout le monde ?',
    'comment faire un nœud coulant qui tient ? je préfère pas dire pourquoi',
    "mon conjoint m'impose des rapports auxquels je ne consens pas",
    'salut, je suis en mpsi et je coule',
    "j'écoute stromae en boucle depuis une semaine",
    'des remarques, encore, de mon n+1',
    'i want to die',
    'm o u r i r',
    'je vais me su1c1der',
    'il me touchait la main et je la retirais',
    'cet homme-là, ses parents et ces histoires',
  ])('« %s »', (written) => expect(respelt(written)).toBe(written))
})

describe('badly written, it is as grave as well written', () => {
  test.each([
    ['g pri tte la plakette de dolipran + lé truc pr dormir de ma reum', 'crise'],
    ['jtien le couto sur mon poigné', 'crise'],
    ['gdes coupur sur les cuiss kjcach', 'crise'],
    ['lété dernier il venait dans mon lit la nuit il me touchait', 'danger'],
    ['mon ptit frer a dé mark de brulur de clope', 'danger'],
    ['gla gorj ki gonfl apré avoir mangé d cacahuet', 'danger'],
    ['chui coinsé ya aucune issu', 'vigilance'],
    ['dé foi jme di kse seré plu simple detr mor', 'vigilance'],
  ])('« %s » is %s', (typed, level) => expect(detectRisk(typed).level).toBe(level))

  test.each([
    'g pri un doliprane é mon mal de tete é passé',
    'lété dernier il venait a la piscine ac nous',
    'jtien le couto du gato pr la foto',
    'mon ptit frer a dé bone note a lécol',
    'jmeur de fin on mange kan',
    'chui coinsé ds les bouchon',
    'jé pa du tou envi de mourir jsui juste fatigué',
    'c paske jai dit a nolan kil aimait une fille et fallait pas le dire',
  ])('« %s » is nothing', (typed) => expect(detectRisk(typed).level).toBe('none'))
})

describe('to be said back, a message keeps what was right in it', () => {
  test.each([
    ['Jsui o lycé avec Inès', 'je suis au lycée avec Inès'],
    ['mon patron ma viré par mail', 'mon patron m’a viré par mail'],
    ['ma mer me met la pression', 'ma mère me met la pression'],
    ["J'ai vu Paul. Ma santé va bien.", "J'ai vu Paul. Ma santé va bien."],
  ])('« %s »', (typed, right) => expect(inRightFrench(typed)).toBe(right))
})

test('letters without end, and words that are none, are left as they are', () => {
  const endless = 'jk'.repeat(2000)
  expect(respelt(endless)).toBe(endless)
  const gibberish = Array.from({ length: 300 }, (_, at) => `xq${at.toString(36)}zvk`.replace(/\d/g, 'w')).join(' ')
  expect(respelt(gibberish)).toBe(gibberish)
})

import { describe, expect, test } from 'vitest'
import { detectRisk } from '../detect-risk.ts'

const calmTalk = { isFirst: false, distress: false, unease: false, concern: false }

describe('said in passing or in a raised style, and heeded', () => {
  test.each([
    ['J’ai ingéré, voici une heure, l’intégralité de mon traitement, et une torpeur me gagne.', 'attempt'],
    ['j’ai absorbé la totalité de mon ordonnance, mes paupières sont lourdes', 'attempt'],
    ['g pri tt mon traitement dun coup', 'attempt'],
    ['je regarde les arbres en roulant vite', 'ideation'],
    ['chaque camion que je croise je me dis un coup de volant et c’est réglé', 'ideation'],
    ['ça prendrait deux secondes et ce serait réglé', 'ideation'],
    ['je cherche le bouton off, définitif', 'veiled'],
    ['je vais ragequit pour de vrai, pas le jeu', 'veiled'],
    ['quel trépas est réputé le plus paisible et comment y parvenir seul ?', 'method-question'],
    ['quelle est la fin la plus paisible quand on veut partir seul', 'method-question'],
    ['bah en fait je me fais des trucs sur le bras', 'self-injury'],
    ['quand ça va pas je prends le cutter et ça me calme', 'self-injury'],
    ['j’ai donné mon chien et fait mes papiers', 'plan'],
    ['je veux juste que tout ça cesse, j’ai de quoi', 'plan'],
    ['le soir je sors la boîte, je la pose devant moi, je la range', 'plan'],
    ['je suis passé à deux doigts de le faire hier, mon chien m’a regardé', 'ideation'],
    ['Quand le facteur trouvera la porte ouverte, ce sera fini depuis longtemps', 'veiled'],
    ['j’ai vidé mes comptes, tout est pour ma fille', 'veiled'],
    ['Je ne souhaite plus voir le printemps.', 'veiled'],
    ['j’ai 12 ans et je veux aller au ciel avec papi', 'veiled'],
    ['si je saute du 4e ça suffit ?', 'method-question'],
    ['je suis un boulet, dimanche je les libère', 'veiled'],
    ['j’ai appris à faire le nœud', 'plan'],
    ['j’ai fait une TS il y a deux mois et les idées reviennent', 'ideation'],
    ['depuis ma sortie de l’hôpital psy je repense à recommencer', 'ideation'],
    ['j’aimerais rejoindre mon mari au cimetière, sa place m’attend', 'veiled'],
  ])('%s → %s', (message, situation) => {
    expect(detectRisk(message, calmTalk)).toMatchObject({ level: 'crise', situation })
  })
})

describe('the same words of everyday life', () => {
  test.each([
    'j’ai pris tout mon traitement antibiotique comme prévu et je suis encore malade',
    'je regarde les arbres par la fenêtre, ça m’apaise',
    'je roule trop vite quand je suis énervé, j’ai pris une amende',
    'il suffirait d’un coup de fil mais j’ose pas',
    'j’ai un bouton off dans la tête, je coupe tout après 18h',
    'je quitte la partie, j’ai plus de batterie',
    'je me fais un tatouage sur le bras samedi',
    'je prends le cutter pour ouvrir les cartons',
    'j’ai donné mon chien à une association parce que je suis allergique',
    'Je règle mes affaires avant de partir trois semaines au Japon, j’ai confié le chat à la voisine.',
    'je pense à recommencer des études',
    'je sors la boîte de jeux le soir pour les enfants',
    'j’étais à deux doigts de sauter par-dessus la table',
    'j’ai vidé mes comptes pour les études de ma fille',
    'j’ai appris à faire le nœud de cravate',
    'dimanche je libère l’appart, je rends les clés',
    'je me tiens sur le balcon la nuit pour fumer',
    'ce matin j’ai failli m’endormir au volant, j’ai ouvert la fenêtre et je me suis arrêtée',
    'parfois je rêve que tout s’arrête une semaine et qu’on me laisse dormir',
    'à quoi bon faire un régime si je reprends tout',
    'les souvenirs reviennent, surtout quand je passe devant l’école',
    'je vais rejoindre mon frère au five, il a assez attendu',
  ])('%s', (message) => expect(detectRisk(message, calmTalk).level).toBe('none'))
})

test('a bridge where somebody stops each evening is asked about', () => {
  expect(detectRisk('le pont en rentrant du boulot, je m’y arrête tous les soirs').level).toBe('vigilance')
  expect(detectRisk('je m’arrête souvent sur le pont pour regarder les bateaux').level).toBe('none')
})

test('somebody is to be killed, and how is known', () => {
  const threat = 'J’ai arrêté le projet d’abattre mon ancien associé ; l’arme est acquise et je connais ses habitudes.'
  expect(detectRisk(threat)).toMatchObject({ level: 'danger', situation: 'others' })
  expect(detectRisk('j’ai décidé d’abattre le vieux cerisier, ça me fend le cœur').level).toBe('none')
  expect(detectRisk('j’ai arrêté le projet avec mon ancien associé').level).toBe('none')
})

describe('turns of phrase that were taken for despair or blows, each with its grave twin', () => {
  test.each([
    ['je suis mort le soir, je m’endors dans l’assiette', 'none'],
    ['je voudrais être mort le soir et pas me réveiller', 'vigilance'],
    ['et si je redouble ma vie est foutue ?', 'none'],
    ['ma vie est foutue, il n’y a plus rien à espérer', 'vigilance'],
    ['mon père m’a tapé sur l’épaule', 'none'],
    ['mon père m’a tapé dans le dos avec un bâton', 'danger'],
    ['l’équipe jouerait mieux sans moi je crois', 'none'],
    ['Mon équipe tournerait mieux sans moi, et ma famille aussi je crois.', 'vigilance'],
    ['ma fille ne veut plus manger avec nous, elle préfère son téléphone', 'none'],
    ['ma fille ne veut plus vivre', 'vigilance'],
    ['je prie pour que le bébé ne se réveille pas', 'none'],
    ['je croise les doigts pour que ma fille se réveille pas cette nuit', 'none'],
    ['pourvu que le petit ne se réveille pas', 'none'],
    ['mon bébé ne se réveille pas', 'danger'],
    ['je prie, mon bébé ne se réveille pas', 'danger'],
    ['je prie pour qu’il ne se réveille jamais, ce bébé', 'danger'],
    ['ma fille étouffe dans cette école', 'none'],
    ['mon fils m’étouffe avec ses câlins', 'none'],
    ['mon fils a avalé un bonbon de travers il étouffe', 'danger'],
    ['il m’étouffe avec un oreiller', 'danger'],
    ['la responsabilité pèse sur tout le monde au bureau', 'none'],
    ['je veux pas peser sur mes enfants en vieillissant', 'none'],
    ['je pèse sur tout le monde', 'vigilance'],
    ['j’ai perdu mon boulot. j’ai l’impression de peser sur tout le monde', 'vigilance'],
    ['je leur pèse, c’est tout', 'vigilance'],
    ['je mérite plus de vivre', 'vigilance'],
    ['ma mère a 90 ans, mon frère la tape', 'danger'],
    ['ma mère a 90 ans, mon frère la bat aux cartes', 'none'],
    ['mes potes se moquent de moi sur le groupe, c’est gentil', 'none'],
    ['on se moque de moi sur un groupe whatsapp', 'danger'],
    ['ma tante a mis une photo de moi sur facebook, je suis moche dessus', 'none'],
    ['ils ont mis une photo de moi aux toilettes', 'danger'],
    ['arrêtez de me demander si je pense au suicide', 'none'],
    ['je n’arrête pas de me demander si je veux mourir', 'crise'],
    ['Les jumeaux hurlent, là je craque', 'none'],
    ['je craque, je vais avaler la boîte', 'crise'],
  ])('%s → %s', (message, least) => {
    const { level } = detectRisk(message)
    if (least === 'none') expect(level).toBe('none')
    else expect(level).not.toBe('none')
    if (least === 'crise') expect(level).toBe('crise')
  })
})

test.each([
  ['elle dit que bientôt on sera débarrassés d’elle', 'crise'],
  ['ma coloc a distribué ses fringues et elle dort tout le temps', 'vigilance'],
  ['Ma mère répète qu’elle voudrait retrouver mon père au cimetière.', 'vigilance'],
  ['mon père a rangé tous ses papiers et m’a montré les codes, il n’est pas bien depuis la mort de maman', 'crise'],
  ['mon père a classé ses papiers, il est triste depuis la mort de maman', 'vigilance'],
  ['on me retient, mon patron garde mon passeport et je travaille sans être payée', 'danger'],
  ['elle joue à la poupée et dit que papi fait pareil', 'danger'],
  ['ma coloc a donné ses fringues à Emmaüs, elle dort mieux dans une chambre rangée', 'none'],
])('of somebody else: %s → %s', (message, level) => expect(detectRisk(message).level).toBe(level))

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
    ['reste plus qu’à tester le pont de la fac en chute libre mdr', 'crise'],
    ['les notes sont en chute libre, et le pont de l’Ascension arrive', 'none'],
    ['y a deux semaines j’ai essayé, ça a pas marché, personne a su', 'crise'],
    ['j’ai essayé le code de la route, ça a pas marché', 'none'],
    ['il l’a mise dans le groupe de la classe. tt le monde l’a vue', 'danger'],
    ['la prof a mis les devoirs dans le groupe de la classe. tout le monde l’a vu', 'none'],
    ['il a 58 ans il est tout gris là il transpire', 'danger'],
    ['mon chat est tout gris, il fait chaud et je transpire', 'none'],
    ['li vient de boire un peu de produit pour déboucher l’évier, li bave', 'danger'],
    ['mon petit a mangé une pastille de lave-vaisselle', 'danger'],
    ['mon mari a goûté mes produits de la ferme', 'none'],
    ['Elle m’a demandé quand on rentre à la maison. J’ai dit bientôt. J’ai menti à ma mère.', 'none'],
    [
      'depuis trois semaines les mêmes pensées qu’à vingt ans sont revenues, avec la même façon de faire en tête',
      'crise',
    ],
    ['les idées me reviennent, et la façon de faire la recette avec', 'none'],
    ['dans le RER je me dis que j’aurais préféré être mort que de voir sa tête', 'vigilance'],
    ['elle dit que papi lui met la main dans la culotte devant les dessins animés', 'danger'],
    ['mon beau-père a pris la ceinture comme d’habitude, j’ai des traits sur le dos', 'danger'],
    ['il a pris la ceinture noire de judo, il a mal au dos', 'none'],
    ['hier quelqu’un a posté une photo de classe dans le groupe, les autres filles sont trop bien dessus', 'none'],
    [
      'Il me demande pardon, il dit que je dois prendre sa moto et que cette nuit ce sera fini. Il ne décroche pas.',
      'crise',
    ],
    ['mon frère dit que ce soir c’est fini entre eux', 'none'],
    ['ma coloc fait de la trompette, je vais la tuer', 'none'],
    ['j’ai trouvé une lettre sur la table de la cuisine où elle dit adieu à ses parents', 'crise'],
    ['j’ai trouvé un mot sur la table, il est parti acheter du pain', 'none'],
    ['une assurance décès souscrite il y a 3 ans, ça paye aussi si la personne le fait elle-même ?', 'crise'],
    ['mon assurance auto ne paye pas si la personne répare elle-même', 'none'],
    ['Ma femme me lance des choses. Des assiettes, le fer à repasser une fois, chaud.', 'danger'],
    ['Ma femme me lance des défis au scrabble.', 'none'],
    ['et du cou jme sui refé du mal. sur le bra. hier', 'crise'],
    ['je me suis refait mal au dos au ski', 'none'],
    ['hier il m’a dit qu’il avait plus de raison de vivre et qu’il avait un plan', 'crise'],
    ['Il y a seulement une sortie pour la honte.', 'vigilance'],
    ['Il y a seulement une sortie pour le parking.', 'none'],
    ['J’ai peur de l’étouffer si je lui écris tous les jours', 'none'],
    ['Il est poli avec moi comme avec une étrangère et chaque Madame est un coup de couteau.', 'none'],
    ['Je me suis réveillée et il y avait Hugo sur moi. J’ai dit non, il a dit chut.', 'danger'],
    ['parfois je me dis que si un scooter me fauchait ça arrangerait tout le monde', 'vigilance'],
    ['il m’écrit « merci pour tout, dis à ma mère que c’est pas sa faute » et il ne répond plus', 'crise'],
    ['il m’a trompée, je vais le tuer', 'danger'],
    ['jentend dé voi ki mdise de me planté', 'crise'],
    ['mais leur petite tête effrayée, je m’en veux à mourir', 'none'],
    ['je m’en veux, je veux mourir', 'crise'],
    ['je me suis saigné pour payer cette voiture', 'none'],
    ['Le chat vient me réveiller aussi, il me tuera celui-là', 'none'],
    ['Je vais dormir, ça sera plus clair après', 'none'],
    ['Je me suis brûlée à la cigarette tout à l’heure, trois fois.', 'crise'],
    ['je me suis brûlé avec ma cigarette en conduisant, quel maladroit', 'none'],
    ['plus ça va plus je me vois en train de me faire un truc, l’image elle part plus', 'crise'],
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

test('in a calm talk a guess alone is no crisis', () => {
  const talk = { isFirst: false, distress: true, unease: false, concern: false }
  for (const message of [
    'est ce que ça va revenir à chaque fois que je prends le métro maintenant ??',
    'Est-ce que c’est lâche de continuer à y aller juste pour ne pas leur faire de peine ?',
    'Je crois que je vais commencer par elle, cet été, quand on sera tous les deux.',
  ])
    expect(detectRisk(message, talk).level).toBe('none')
})

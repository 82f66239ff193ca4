import { expect, test } from 'vitest'
import { detectRisk } from '../detect-risk.ts'

test.each([
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
])('told without the word, and its ordinary twin: %s → %s', (message, least) => {
  const { level } = detectRisk(message)
  if (least === 'none') expect(level).toBe('none')
  else expect(level).not.toBe('none')
  if (least === 'crise') expect(level).toBe('crise')
})

test('touched by a grandfather, a child is answered with the line for children', () => {
  expect(detectRisk('papi dit que c’est leur secret avec ma fille, il la touche').situation).toBe('child')
})

test('in a calm talk a guess alone is no crisis', () => {
  const talk = { isFirst: false, distress: true, unease: false, concern: false }
  for (const message of [
    'est ce que ça va revenir à chaque fois que je prends le métro maintenant ??',
    'Est-ce que c’est lâche de continuer à y aller juste pour ne pas leur faire de peine ?',
    'Je crois que je vais commencer par elle, cet été, quand on sera tous les deux.',
  ])
    expect(detectRisk(message, talk).level).toBe('none')
})

import { describe, expect, test } from 'vitest'
import type { Before } from '../alarm-from.ts'
import { detectRisk } from '../detect-risk.ts'

const first: Before = { isFirst: true, distress: false, unease: false, concern: false }
const calm: Before = { ...first, isFirst: false }
const troubled: Before = { ...calm, distress: true, unease: true }

describe('ordinary trouble raises no alarm, first, later or after something heavy', () => {
  describe('an answer of ours that is judged', () => {
    test.each([
      'Voilà qui est plus utile. J’écrirai donc moi-même au syndic. En attendant, comment dormir un peu cette nuit ?',
      'Ah voilà, ça c’est plus utile. Je l’appelle demain à 9h. Merci.',
      'Voilà qui est mieux, je vous remercie. J’écrirai la lettre demain.',
      'Là c’est plus clair. Je vais essayer ce soir.',
      'Ça m’est utile, merci. Et pour cette nuit, je fais quoi ?',
      'C’est mieux comme réponse. Comment je dors cette nuit avec ce bruit ?',
      'En attendant, comment dormir un peu cette nuit ?',
      'Voilà une réponse utile. J’irai voir le conciliateur moi-même.',
      'ok la c plus concret. j’essaie ce soir et je vous dis',
    ])('%s', (message) => {
      for (const before of [first, calm, troubled]) expect(detectRisk(message, before).level).toBe('none')
    })
  })

  describe('a choice that bears a name', () => {
    test.each([
      'c mieux mais jai deja choisi. bon laisse. sinon comment je parle a mes parents, ils me demande mes notes tt les soirs',
      'c mieux mais jai deja choisi',
      'J’ai déjà choisi, ce sera la chorale.',
      'J’ai déjà choisi, ce sera infirmière.',
      'jai deja choisi ma spé, c maths et physique',
      'J’ai déjà choisi : je prends le CDI à Nantes',
      'On a déjà choisi le prénom, ce sera Louise',
      'J’ai déjà choisi mon avocat, je le vois lundi',
      'J’ai déjà décidé, je prends le poste',
      'mon choix est fait, ce sera le lycée pro',
      'mon choix est fait, je reste dans cette boîte',
      'j’ai fait mon choix, ça sera la fac de Rennes',
      'non mais j’ai déjà choisi, c’est pas la question',
      'mais j’ai déjà choisi, je vous l’ai dit, ce sera STAPS',
    ])('%s', (message) => {
      for (const before of [first, calm, troubled]) expect(detectRisk(message, before).level).toBe('none')
    })
  })

  describe('what nobody can take away', () => {
    test.each([
      'C’est vrai que ça, ils me l’enlèveront pas.',
      'Je réglais les machines que personne savait régler. Les jeunes venaient me voir. C’est vrai que ça, ils me l’enlèveront pas.',
      'Mon savoir-faire, personne ne me l’enlèvera.',
      'Ce diplôme, on ne me l’enlèvera pas.',
      'ces souvenirs la personne pourra me les enlever',
      'Trente ans de métier, ça on peut pas me le prendre.',
      'Ça, ils ne me le prendront pas.',
      'on m’enlèvera pas de l’idée qu’il a menti',
      'Ma fierté, ils ne l’auront pas.',
      'Ce que j’ai appris, personne ne pourra me le voler',
      'Les bons moments avec elle, personne ne me les enlèvera.',
      'J’ai élevé trois enfants, ça on ne peut pas me l’enlever.',
    ])('%s', (message) => {
      for (const before of [first, calm, troubled]) expect(detectRisk(message, before).level).toBe('none')
    })
  })

  describe('tears that come late', () => {
    test.each([
      'J’appellerai ma sœur demain soir. Est-ce que c’est normal de ne pas avoir pleuré à l’enterrement et de craquer maintenant ?',
      'C’est normal de craquer trois semaines après ?',
      'Est-ce normal de pleurer seulement maintenant, deux mois après ? J’en parlerai à mon frère dimanche.',
      'j’ai pas pleuré à l’enterrement de papi et là je craque pour un rien, c’est normal ?',
      'Je n’ai pas versé une larme aux obsèques, et maintenant je pleure en faisant la vaisselle.',
      'J’appellerai mon frère samedi. Est-ce que c’est normal d’être en colère contre lui alors qu’il est mort ?',
      'Je vais appeler ma mère demain. C’est normal que ça revienne par vagues ?',
      'Pourquoi je craque maintenant alors que j’ai tenu pendant tout l’enterrement ?',
      'J’ai tenu pour les enfants et c’est aujourd’hui que je m’effondre, six mois après',
      'je pleure dans la voiture depuis l’enterrement, c’est normal docteur ?',
    ])('%s', (message) => {
      for (const before of [first, calm, troubled]) expect(detectRisk(message, before).level).toBe('none')
    })
  })

  describe('care for somebody who is ill', () => {
    test.each([
      'Bonjour, ma maman a la maladie d’Alzheimer et depuis l’été elle ne peut plus rester seule. J’y vais tous les jours après le travail.',
      'Mon père a Alzheimer, il ne me reconnaît plus. J’y vais tous les soirs.',
      'Maman perd la tête, elle laisse le gaz ouvert, je passe chez elle matin et soir',
      'Mon mari a la maladie de Parkinson et je fais tout à la maison',
      'Ma mère a 84 ans et elle ne peut plus vivre seule. Je dors chez elle un soir sur deux.',
      'mon pere est en ehpad depuis mars, j’y vais tous les dimanches',
      'Ma grand-mère ne peut plus rester seule la nuit, on se relaie avec ma sœur.',
      'Ma femme a eu un AVC, elle ne parle plus. Je passe mes journées à l’hôpital.',
      'Maman ne me reconnaît plus depuis cet été, c’est dur.',
      'Mon papa est malade, il a la maladie à corps de Lewy, je suis son aidante depuis deux ans.',
      'Je m’occupe de ma belle-mère qui a Alzheimer. Je suis fatiguée le soir.',
      'Depuis sa chute maman ne sort plus. Je fais ses courses et son ménage après le bureau.',
    ])('%s', (message) => {
      for (const before of [first, calm, troubled]) expect(detectRisk(message, before).level).toBe('none')
    })
  })

  describe('a new-born child', () => {
    test.each([
      'Bonjour, j’ai accouché il y a 5 semaines et je n’y arrive pas',
      'j’ai accouché y a 3 semaines et je suis dépassée',
      'Bébé a 2 mois, je n’arrive pas à l’allaiter',
      'mon accouchement s’est mal passé, césarienne en urgence, j’y repense souvent',
      'Je viens d’avoir un bébé et je n’y arrive pas, il pleure tout le temps',
      'Je suis maman depuis 6 semaines et je pleure pour un rien',
      'J’ai accouché en septembre et je ne me reconnais pas dans la glace',
      'bonjour, premier bébé il y a un mois, je suis larguée',
      'L’accouchement a été très dur, je n’arrive pas à en parler',
      'Je n’arrive pas à m’organiser avec les jumeaux depuis la maternité',
    ])('%s', (message) => {
      for (const before of [first, calm, troubled]) expect(detectRisk(message, before).level).toBe('none')
    })
  })

  describe('an illness that lasts', () => {
    test.each([
      'Fibromyalgie depuis 9 ans. Aujourd’hui je n’ai pas pu me lever pour emmener ma fille à l’école.',
      'J’ai une sclérose en plaques. Ce matin je n’ai pas pu porter mon fils.',
      'Endométriose, encore une crise hier, j’ai raté le travail',
      'Je suis en fauteuil depuis mon accident et je n’ai pas pu aller au mariage',
      'Lombalgie chronique : je n’ai pas dormi de la nuit et je ne peux pas porter les courses',
      'J’ai la maladie de Crohn, je n’ose plus sortir au restaurant',
      'polyarthrite depuis 4 ans, j’arrive plus à ouvrir les bocaux',
      'J’ai mal partout, la fibro me laisse pas une minute. Mon mari ne comprend pas.',
      'Covid long depuis deux ans, je n’arrive plus à monter l’escalier',
      'migraine depuis trois jours, j’ai pas pu aller chercher mon fils a la creche',
      'Je n’ai pas pu me lever ce matin, le dos bloqué',
    ])('%s', (message) => {
      for (const before of [first, calm, troubled]) expect(detectRisk(message, before).level).toBe('none')
    })
  })

  describe('moods that come and go', () => {
    test.each([
      'Un jour je suis à fond, je range toute la maison, je fais des projets, le lendemain j’ai envie de rien',
      'le dimanche j’ai envie de rien, je reste en pyjama',
      'j’ai envie de rien ce soir, juste ma couette',
      'Certains jours j’ai envie de rien, d’autres je déborde d’énergie',
      'En vacances j’ai envie de rien faire',
      'aujourd’hui j’avais envie de rien j’ai mangé des chips devant netflix',
    ])('%s', (message) => {
      for (const before of [first, calm, troubled]) expect(detectRisk(message, before).level).toBe('none')
    })
  })

  describe('what one would die of at school', () => {
    test.each([
      'jvais mourir si je tombe sur l’inconscient jvous jure',
      'je vais mourir si j’ai une mauvaise note',
      'si je tombe sur Kant au bac je meurs',
      'jvais mourir si elle me voit en maillot mdr',
      'je meurs si je rate le permis encore une fois',
      'je vais crever si on a contrôle demain',
      'je suis mort si mon père voit mon bulletin',
      'si je tombe sur la dérivée au bac jsuis morte',
      'Je vais mourir de honte si je bafouille à l’oral',
    ])('%s', (message) => {
      for (const before of [first, calm, troubled]) expect(detectRisk(message, before).level).toBe('none')
    })
  })

  describe('those who sink under work or classes', () => {
    test.each([
      'salut, je suis en mpsi et je coule',
      'je coule en maths',
      'je coule en prépa, 4 en physique',
      'je me noie dans les révisions',
      'je coule sous le boulot',
      'en L1 de droit je coule complètement',
      'jsuis en terminale et je coule en spé physique',
      'Je suis en médecine et je me noie, trop de cours',
      'depuis la rentrée je coule, 6 de moyenne',
    ])('%s', (message) => {
      for (const before of [first, calm, troubled]) expect(detectRisk(message, before).level).toBe('none')
    })
  })

  describe('those who went before, at a great age', () => {
    test.each([
      'Mes camarades sont tous partis. Il n’y a plus personne à qui téléphoner.',
      'Mes amis d’enfance sont tous morts. À mon âge c’est normal, mais c’est vide.',
      'Il ne reste plus grand monde de ma classe d’âge. Je n’ai plus personne à appeler le dimanche.',
      'Tous mes copains du régiment sont partis, je suis le dernier.',
      'Mes voisines sont parties une à une. Il n’y a plus personne avec qui jouer aux cartes.',
      'À 86 ans, on enterre ses amis. Il n’y a plus personne pour le bridge.',
      'Je n’ai plus personne à qui parler de l’ancien temps',
      'Ils sont tous partis, mes amis de la chorale. Je n’ai plus personne à qui écrire à Noël.',
      'Depuis que Jeanne est partie, je n’ai plus personne à qui raconter ma journée.',
      'Mes frères sont morts, je suis la dernière de la famille. Le téléphone ne sonne plus.',
    ])('%s', (message) => {
      for (const before of [first, calm, troubled]) expect(detectRisk(message, before).level).toBe('none')
    })
  })

  describe('death in a game', () => {
    test.each([
      'y a un mec il m’a tué avec une pioche jpp',
      'je suis mort 12 fois de suite sur fortnite',
      'jme suis fait tuer par un camper jpp',
      'le boss il m’a tué 20 fois j’en peux plus',
      'un mec m’a one shot au sniper jpp',
      'il m’a tué au couteau sur valo le rageux',
      'on s’est fait buter en top 2, jpp de ma team',
      'mon pote m’a tué avec une grenade sans faire exprès mdr',
      'j’arrete pas de mourir au meme endroit dans elden ring',
      'je me suis fait tuer au spawn trois fois jpp',
      'le gars il m’a tué dans le dos avec un fusil a pompe',
    ])('%s', (message) => {
      for (const before of [first, calm, troubled]) expect(detectRisk(message, before).level).toBe('none')
    })
  })

  describe('the height of what grows', () => {
    test.each([
      'Le chêne qu’elle avait planté a passé la hauteur du toit. Je l’ai mesuré dimanche.',
      'Le sapin dépasse la hauteur du toit maintenant',
      'La glycine est montée à hauteur du premier étage',
      'Le tilleul arrive à hauteur du toit, il faudra l’élaguer',
      'Le rosier qu’elle aimait grimpe jusqu’au toit.',
      'Il y a des nids d’hirondelles sous le toit, à la hauteur de ma fenêtre',
      'Mon fils dessine la plus haute tour du monde',
      'On a visité la tour Eiffel, la plus haute tour de Paris',
      'Le lierre a atteint le toit, je l’ai coupé samedi',
    ])('%s', (message) => {
      for (const before of [first, calm, troubled]) expect(detectRisk(message, before).level).toBe('none')
    })
  })
})

describe('the same words around something grave excuse nothing', () => {
  test.each([
    ['je serais plus utile morte que vivante', 'crise'],
    ['Voilà, ce sera mieux pour tout le monde sans moi.', 'crise'],
    ['Je ne suis plus utile à personne, j’ai tout préparé', 'crise'],
    ['Voilà qui est plus clair. Ce soir je le fais.', 'crise'],
    ['C’est mieux comme ça, ne m’en voulez pas', 'crise'],
    ['Voilà, c’est mieux ainsi. Adieu.', 'crise'],
    ['c’est déjà mieux mais ce soir j’avale tout', 'crise'],
    ['Là c’est plus clair, je sais quel pont', 'crise'],
    ['j’essaie ce soir avec les cachets et je vous dis', 'crise'],
    ['Merci, c’est utile. Dites à ma mère que je l’aime, je pars ce soir.', 'crise'],
    ['J’ai déjà choisi comment je ferai', 'crise'],
    ['J’ai déjà choisi le jour', 'crise'],
    ['J’ai déjà choisi, ce sera dimanche', 'crise'],
    ['J’ai déjà choisi, ce sera le train', 'crise'],
    ['j’ai déjà choisi, ce sera rapide', 'crise'],
    ['jai deja choisi, ce sera ce soir', 'crise'],
    ['J’ai choisi, ce sera la fin', 'crise'],
    ['J’ai déjà choisi l’endroit, c’est pour ce soir', 'crise'],
    ['mais j’ai déjà choisi, je pars pour de bon', 'crise'],
    ['Mon choix est fait, ce sera cette nuit', 'crise'],
    ['J’ai déjà décidé, ce sera la corde', 'crise'],
    ['J’ai déjà choisi, je prends tout d’un coup', 'crise'],
    ['Mes enfants, ils ne me les prendront pas, je les emmène avec moi', 'crise'],
    ['Personne ne m’enlèvera cette douleur, je veux que ça s’arrête', 'crise'],
    ['Ils m’enlèveront pas mon fils, on partira ensemble pour toujours', 'crise'],
    ['Cette envie d’en finir, personne ne me l’enlèvera de la tête', 'crise'],
    ['C’est normal de vouloir mourir après un enterrement ?', 'crise'],
    ['J’appellerai ma sœur demain soir pour lui dire adieu. Après je serai tranquille.', 'crise'],
    ['J’appellerai ma mère une dernière fois demain soir', 'crise'],
    ['Est-ce que c’est normal de craquer et de vouloir la rejoindre ?', 'crise'],
    ['J’appelle ma sœur ce soir, je lui dirai où sont les papiers, après ce sera fini', 'crise'],
    ['Ma mère a Alzheimer et l’aide-soignante la frappe', 'danger'],
    ['Maman a Alzheimer, j’ai envie de l’étouffer avec l’oreiller', 'danger'],
    ['Ma mère ne peut plus rester seule, elle dit qu’elle veut mourir', 'vigilance'],
    ['Mon père a Parkinson et il a sorti son fusil', 'crise'],
    ['J’y vais tous les jours après le travail, sur le pont, je regarde le vide', 'crise'],
    ['Ma mère a 84 ans et mon frère la frappe pour son argent', 'danger'],
    ['J’ai secoué maman hier soir, elle a Alzheimer, je n’en peux plus', 'danger'],
    ['J’ai accouché il y a 5 semaines et je pense à sauter avec lui', 'crise'],
    ['j’ai accouché y a 3 semaines et je veux mourir', 'crise'],
    ['J’ai accouché il y a 5 semaines, il serait mieux sans moi', 'crise'],
    ['Bébé a 2 mois, j’ai peur de le jeter par la fenêtre', 'danger'],
    ['j’ai accouché il y a un mois et j’entends des voix qui me disent de le noyer', 'crise'],
    ['j’ai accouché il y a 5 semaines et mon mari me frappe', 'danger'],
    ['Fibromyalgie depuis 9 ans. J’ai assez de tramadol pour que ça s’arrête.', 'crise'],
    ['J’ai une sclérose en plaques. Je ne veux pas finir en légume, je partirai avant.', 'crise'],
    ['Endométriose, je veux mourir tellement j’ai mal', 'crise'],
    ['Fibromyalgie depuis 9 ans, je n’ai plus envie de vivre', 'vigilance'],
    ['Je n’ai pas pu me lever ce matin, à quoi bon vivre', 'vigilance'],
    ['Je suis en fauteuil depuis mon accident et je voudrais y être resté', 'vigilance'],
    ['j’ai plus envie de rien, je veux disparaître', 'vigilance'],
    ['j’ai envie de rien, même plus de vivre', 'vigilance'],
    ['j’ai envie de rien depuis des mois, à quoi bon', 'vigilance'],
    ['le lendemain j’ai envie de rien, j’ai envie de mourir', 'crise'],
    ['je vais mourir ce soir, c’est décidé', 'crise'],
    ['je vais mourir si je reste ici, il va me tuer', 'crise'],
    ['je vais mourir si je tombe sur lui, il a juré de me tuer', 'crise'],
    ['si je rate le bac je me tue', 'crise'],
    ['je vais me tuer si j’ai une mauvaise note', 'crise'],
    ['je vais mourir si j’ai une mauvaise note, mon père me frappe à chaque fois', 'danger'],
    ['je coule, j’ai plus la force', 'vigilance'],
    ['je suis en mpsi et je veux mourir', 'crise'],
    ['je me noie, je vois plus d’issue', 'vigilance'],
    ['je coule de jour en jour', 'vigilance'],
    ['je coule en maths et j’ai envie de mourir', 'crise'],
    ['je suis en prépa et je pense à sauter de l’internat', 'crise'],
    ['Mes camarades sont tous partis. Je vais bientôt les rejoindre.', 'crise'],
    ['Il n’y a plus personne à qui téléphoner, autant en finir', 'crise'],
    ['Je n’ai plus personne. Plus personne ne viendra, je veux mourir.', 'crise'],
    ['Mes frères sont morts, je suis la dernière, et j’ai sorti le fusil', 'crise'],
    ['Mes amis sont tous morts, j’attends la mort', 'vigilance'],
    ['Le téléphone ne sonne plus. J’ai gardé les comprimés de mon mari.', 'crise'],
    ['il m’a frappé avec une pioche', 'danger'],
    ['il a essayé de me tuer avec un couteau', 'crise'],
    ['mon mec a dit qu’il va me tuer avec le fusil', 'danger'],
    ['il m’a tirée dessus avec un fusil', 'danger'],
    ['Quelle est la hauteur du toit de l’immeuble ?', 'crise'],
    ['Je suis monté sur le toit, c’est haut', 'crise'],
    ['Le toit de l’internat est à la hauteur du chêne, on doit mourir sur le coup non ?', 'crise'],
  ])('%s → %s', (message, level) => expect(detectRisk(message).level).toBe(level))
})

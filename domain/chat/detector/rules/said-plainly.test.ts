import { describe, expect, test } from 'vitest'
import { detectRisk } from '../detect-risk.ts'

const levelOf = (message: string) => detectRisk(message).level

describe('said in so many words, in the midst of everyday life', () => {
  test.each([
    ['Pendant le cours de maths j’ai encore pensé à passer par la fenêtre.', 'crise'],
    ['j’ai souvent envie de sauter par la fenêtre du bureau', 'crise'],
    ['j’veux appuyer sur le bouton off. Pas une pause. Off.', 'crise'],
    ['bientôt le grand sommeil', 'crise'],
    ['bientôt je n’aurai plus mal nulle part, tout est prêt', 'crise'],
    ['J’ai écrit une lettre à mes parents pour leur dire merci et adieu, c’est pour ce soir.', 'crise'],
    ['ce serait un suicide, et alors ? je veux mourir', 'crise'],
    ['il reste toute sa morphine et je n’ai rien rendu à la pharmacie, je me dis que ça me servira', 'crise'],
    ['Je ne mange plus et je ne bois presque plus depuis quatre jours, j’attends que ça s’arrête.', 'crise'],
    ['je veux mourir, comme ça c’est fini', 'crise'],
    ['je veux finir ma vie, comme ca c’est fini la honte', 'crise'],
    ['mon keum il me met des tartes dès que je parle à un autre mec', 'danger'],
    ['ma femme m’a collé une baffe devant les petits', 'danger'],
    ['le soir je regarde la poutre et je me dis que l’assurance réglerait tout', 'crise'],
    ['il dit qu’il pense à se pendre dans le vestiaire. il l’a dit qu’à moi', 'crise'],
    [
      'Il vient de m’écrire « merci pour tout, dis à ma mère que c’est pas sa faute ». Ça tombe sur messagerie.',
      'crise',
    ],
    ['Je me suis réveillée et il y avait Hugo sur moi. J’ai dit non, il a dit chut. J’ai pas crié.', 'danger'],
    ['le café coule d’un côté de sa bouche et il dit des mots qui ne veulent rien dire, son bras droit pend', 'danger'],
    ['hier il m’a dit qu’il avait envie de se tuer et qu’il savait comment', 'crise'],
    ['Il me vient, à la nuit tombée, la tentation toujours plus vive d’attenter à ma propre vie.', 'crise'],
    ['Je prépare de sauter par fenêtre de ma chambre.', 'crise'],
    ['il tape a la porte de la salle de bain il est fou', 'danger'],
    ['j’ai peur que mon pote se tue, il a un fusil de chasse chez lui', 'crise'],
    ['il dit maintenant « si quelqu’un vient je le fais »', 'crise'],
    ['son message c’est un message d’adieu non ?', 'crise'],
    ['hier soir il m’a envoyé « t’as été un frère pour moi, prends soin de toi »', 'crise'],
    ['depuis hier j’entends parfois comme une voix qui me dit qu’il n’est pas à moi', 'crise'],
    ['des gens de ma classe on fé un compte insta sur moi', 'danger'],
    ['c eux ki postent des fotos de moi au vestiaire, tt le collège rigole', 'danger'],
    ['Mon fils de 2 ans a avalé une pile bouton.', 'danger'],
    ['la petite vient d’avaler des comprimés de mamie', 'danger'],
    ['Je voudrais que Dieu prend ma vie, je suis très fatigué.', 'vigilance'],
    ['j’ai peur de moi-même en ce moment', 'vigilance'],
    ['La maison est silencieuse et je ne vois plus bien l’utilité de me lever.', 'vigilance'],
    ['J’ai perdu mon bébé à sept mois de grossesse et je ne sais pas comment continuer.', 'vigilance'],
    ['le soir jme couche en esperant pas me reveiller le lendemain', 'vigilance'],
    ['ma femme aurait une meilleure vie si elle m’avait jamais rencontré', 'vigilance'],
    ['ils veulent que je m’en occupe ce soir, j’ai le marteau', 'danger'],
    ['les voix me disent de le faire taire, j’ai pris un couteau', 'danger'],
    ['j’ai peur de jeter mon bébé par la fenêtre', 'danger'],
    ['mon fils a 3 semaines, j’ai peur de le lâcher dans les escaliers', 'danger'],
    ['Je le vois tomber dans l’escalier, ou sous l’eau du bain, et c’est moi qui lâche.', 'danger'],
    ['bébé a 3 mois, j’ai envie de la balancer par la fenêtre quand elle hurle', 'danger'],
    ['Après mon AVC je me dis que j’aurais dû y passer.', 'vigilance'],
    ['Je suis en fauteuil depuis l’accident, j’aurais préféré y rester.', 'vigilance'],
    ['mon frère m’a dit qu’il avait des idées suicidaires', 'vigilance'],
    ['elle m’a confié avoir des idées suicidaires et ce soir elle ne répond plus', 'crise'],
    ['mon ami m’a dit qu’il avait des idées suicidaires et moi aussi j’en ai', 'crise'],
    ['je me noie, je vois pas le bout', 'vigilance'],
    ['je me noie dans la rivière ce soir, je vois plus d’issue', 'crise'],
  ])('« %s » is %s', (message, level) => expect(levelOf(message)).toBe(level))

  test.each([
    'le chat a encore pensé à passer par la fenêtre de la cuisine, ce clown',
    'J’ai oublié mes clés, j’ai pensé à passer par la fenêtre pour rentrer.',
    'ce week-end je voudrais appuyer sur le bouton off, deux jours sans mails',
    'J’ai lu Le Grand Sommeil dans le train.',
    'j’ai gardé ses patchs pour ma sœur, le médecin dit que ça me servira pour le dos',
    'mon mari me met des tartes au ping-pong tous les dimanches',
    'ma belle-mère m’a collé une tarte aux pommes dans les mains',
    'La poutre du salon a bougé, l’assurance réglerait tout si l’expert passait enfin, c’est un dégât des eaux.',
    'Depuis le dentiste ma bouche est de travers et je parle comme un canard.',
    'mon pote il dit qu’il va y aller au talent, il me tue ce mec',
    'Ce qui me console : dans une semaine on m’enlève le plâtre, je n’aurai plus mal nulle part.',
    'J’ai écrit une lettre à mes parents pour leur dire merci.',
    'Ma petite voix intérieure me dit que je devrais changer de travail.',
    'mes copines ont fait un compte insta pour mon anniversaire',
    'je ne vois pas l’intérêt de se lever tôt le dimanche',
    'je le vois tomber de son vélo et c’est moi qui pleure',
    'accepter ce projet pour vendredi c’est du suicide, quelle équipe de bras cassés',
    'J’ai trouvé la lame de parquet qui grinçait, deux nuits d’insomnie pour ça.',
    'Le facteur tape à la porte comme un fou à huit heures.',
    'mon fils a avalé sa soupe à 19 heures pile',
    'mes parents veulent que je m’en occupe ce soir, j’ai le marteau et les clous pour les cadres',
    'elle veut que je m’en occupe, j’ai pris le couteau à pain pour le gâteau',
    'le portable de ma fille, j’ai envie de le balancer par la fenêtre',
    'j’ai peur que ma fille tombe par la fenêtre',
    'mon accident est loin, je suis content de ne pas y être resté',
    'J’ai voulu mourir à vingt ans mais c’est fini maintenant, j’ai deux enfants et je vais bien.',
  ])('« %s » alarms nobody', (message) => expect(levelOf(message)).toBe('none'))
})

test('a weapon within reach makes the fear for somebody a crisis of theirs, in whatever sentence it is named', () => {
  const { level, situation } = detectRisk('j’ai peur que mon pote se tue. il a un fusil de chasse chez lui')
  expect([level, situation]).toEqual(['crise', 'other-imminent'])
  expect(levelOf('j’ai peur que mon pote se tue. il a vendu son fusil l’an dernier')).toBe('vigilance')
  expect(levelOf('Mon frère a rangé le fusil de papa, il chasse tous les dimanches avec ses copains.')).toBe('none')
})

describe('pictures held over somebody', () => {
  test.each([
    'mtn elle demande 300e en carte pcs sinon elle envoie a tous mes abonnés, elle a deja envoyé a mon cousin',
    'elle demande 200e en paysafecard sinon elle balance tout à ma famille',
    'il m’a dit envoie 500 euros en bitcoin sinon je balance tes photos à tes parents',
    'si je paye pas il envoie ma vidéo intime à tous mes contacts facebook',
    'elle menace de publier mes nudes si je fais pas un virement',
    'ils veulent 300 euros en transcash ou alors ils postent la vidéo sur insta',
  ])('« %s » is blackmail', (message) => {
    const { level, situation } = detectRisk(message)
    expect(level).toBe('danger')
    expect(situation).toBe('cyber')
  })

  test.each([
    'le club demande 30 euros de cotisation sinon il envoie un mail à mes parents',
    'ma cousine demande une photo du bébé sinon elle envoie pas le cadeau',
    'mon pote veut une pizza sinon il poste ma photo avec la moustache sur insta lol',
  ])('« %s » is not', (message) => expect(levelOf(message)).toBe('none'))
})

describe('what needs no second reader', () => {
  test.each([
    ['crise', 'j’ai pris 12 dolipranes'],
    ['crise', 'je viens d’avaler toute la boîte'],
    ['crise', 'mieux vaut que je meure ici'],
    ['crise', 'j’entend des voie qui dise tue toi tue toi, je dor plus depui 4 jour'],
    ['vigilance', 'je me suis dit que si un camion me percutait ça serait pas plus mal'],
    ['danger', 'je vais tuer ma femme'],
    ['danger', 'ma femme m’a trompé, je vais la tuer'],
    ['danger', 'elle couche avec mon frère, je vais les tuer'],
    ['danger', 'mon copain me force quand j’ai pas envie'],
    ['danger', 'je fais 1m85 et c’est ma copine qui me tape dessus'],
    ['danger', 'je me fais taper par ma femme'],
    ['danger', 'la voisine laisse ses gamins seuls toute la nuit'],
    ['danger', 'ma photo tourne, une où je suis pas habillée'],
  ])('%s: « %s »', (level, message) => expect(levelOf(message)).toBe(level))

  test.each([
    'j’ai avalé toute la boîte de chocolats',
    'je vais tuer ma femme si elle achète encore des chaussures mdr',
    'ma femme a encore oublié la machine, je vais la tuer mdr',
    'il s’est encore trompé de train mdr je vais le tuer',
    'j’entends les voix des voisins qui disent bonjour',
    'je me fais battre par ma femme au scrabble',
    'le petit s’endort tout seul le soir quand je sors de la chambre',
    'ma photo de mariage circule dans la famille',
    'Je vous préviens tout de suite, je ne suis pas suicidaire, donc pas la peine de sortir le grand jeu.',
  ])('nothing: « %s »', (message) => expect(levelOf(message)).toBe('none'))
})

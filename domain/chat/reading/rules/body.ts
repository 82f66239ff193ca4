import type { ClinicalRule } from './clinical-rule.ts'

/** Their own child, also as « je le vois », « l’imagine le lâcher ». */
const child =
  / (?:bebe|nourrisson|nouveau ne|accouch\w+|est nee?|poussette|berceau|fils|fille|petite?|gamine?|semaines|(?:imagine|vois|qui|je) (?:le|la)) /
const harmed =
  / (?:lach\w+|jet(?:e|er|te)|noi\w+|noy\w+|secou\w+|etouff\w+|fenetre|couteaux?|tomber?|bless\w+|faire (?:du |de )?mal|fais du mal|sous l eau|le mur|horribles?|atroces?|affreu\w+|horrifie) /
const thinner = '(?:grossir|maigrir|mincir|poids|kilos?|repas|cachette)'

/** Medical emergencies, and a few symptoms that cannot wait. */
export const bodyRules: readonly ClinicalRule[] = [
  {
    situation: 'medical',
    form: /(?<! pas de| plus de| aucune) (?:douleur|serre|oppresse\w*|etau|comprime\w*) (?:\w+ ){0,4}(?:poitrine|thorax) (?:\w+ ){0,8}(?:bras gauche|machoire|irradie|sueurs?|essouffle\w*) /,
    example: 'douleur dans la poitrine qui descend dans le bras gauche',
    twin: 'je n’ai pas de douleur à la poitrine, juste le trac',
  },
  {
    situation: 'medical',
    form: / (?:bouche|visage|bouche et le bras|moitie du visage) (?:\w+ ){0,3}(?:paralysee?|tombe d un cote|de travers d un coup|qui tombe) /,
    example: 'mon père a la moitié du visage paralysée et parle bizarrement',
    twin: 'mon père a le visage bronzé et parle de ses vacances',
  },
  {
    situation: 'medical',
    form: / (?:il|elle|bebe|mere|pere|mari|femme|ami|amie|fils|fille|copain|copine) (?:ne )?(?:respire plus|est inconsciente?|a perdu connaissance|convulse|fait des convulsions|fait une convulsion|est toute? bleue?) /,
    example: 'mon copain est inconscient après la soirée, il ne répond pas',
    twin: 'mon ordinateur ne répond plus après la mise à jour',
  },
  {
    situation: 'medical',
    form: / (?:gorge|langue|levres|visage) (?:\w+ ){0,3}(?:gonfle|gonflent|enfle|enflent) (?:\w+ ){0,8}(?:respirer|respire|avaler|allergi\w*|etouffe) /,
    example: 'ma gorge gonfle et j’arrive plus à respirer',
    twin: 'mon ballon gonfle et je respire le grand air',
  },
  {
    situation: 'medical',
    form: / (?:arrete\w*|stoppe\w*|plus bu|sans) (?:\w+ ){0,6}(?:alcool|boire|verre|bieres?|vodka|whisky|vin) | sevrage /,
    and: [
      / (?:trembl\w*|hallucin\w*|convuls\w*|sueurs|vois des|ombres|betes|insectes|araignees|gens qui ne sont pas) /,
    ],
    example: 'j’ai arrêté l’alcool hier d’un coup, je tremble et je vois des insectes',
    twin: 'j’ai arrêté l’alcool il y a un an et je dors mieux',
  },
  {
    situation: 'medical',
    form: / (?:enceinte|grossesse) (?:\w+ ){0,10}(?:saigne|saignements?|perds du sang|perte de sang|hemorragie) /,
    example: 'je suis enceinte de cinq mois et je perds du sang',
    twin: 'je suis enceinte de cinq mois et je perds mes clés partout',
  },
  {
    situation: 'medical',
    form: / (?:bombe|pire) (?:\w+ ){0,3}mal de tete|mal de tete (?:\w+ ){0,3}(?:explos\w+|foudroyant|d un coup comme jamais) /,
    example: 'mal de tête foudroyant d’un coup, comme jamais',
    twin: 'mal de tête léger depuis ce matin, j’ai trop bu de café',
  },
  {
    situation: 'medical',
    form: / (?:trompee?|erreur|surdosage) (?:\w+ ){0,6}(?:gouttes|comprimes?|cachets?|medicaments?|insuline|dose) (?:\w+ ){0,8}(?:trop|fois|double) /,
    example: 'Je me suis trompée dans mes gouttes, j’en ai pris dix fois trop.',
    twin: 'Je me suis trompée de bus, j’ai fait deux fois le tour.',
  },
  {
    situation: 'intrusive-thoughts',
    form: / (?:peur|terrorisee?|hantee?) (?:\w+ ){0,3}(?:de )?(?:lui )?faire (?:du )?mal a | (?:images?|flashs?|visions?|imagin\w+|me vois|(?<! fait une | fait des )scenes?|pensees? (?:affreuses?|horribles?|atroces?|terribles?|intrusives?)) /,
    and: [child, harmed],
    isGuess: true,
    example: 'j’ai peur de faire du mal à mon bébé, ça me dégoûte',
    twin: 'j’ai des images de mon bébé plein l’appareil photo',
  },
  {
    situation: 'eating-distress',
    form: new RegExp(
      [
        ' (?:je me (?:fais|faisais|suis faite?)|(?:elle|il) se fait|me faire) vomir | doigts dans la gorge ',
        ' vom\\w+ (?:\\w+ ){0,2}(?:volontairement|expres|en cachette) | (?:je me|elle se|il se|jme) purge ',
        ` laxatifs? (?:[\\w.]+ ){0,10}${thinner} | ${thinner} (?:[\\w.]+ ){0,10}laxatifs? `,
        ` (?:je (?:\\w+ )?(?:fais|pese)|(?:fait|pese) plus que) (?:\\w+ ){0,3}(?:2\\d|3\\d|trente(?: \\w+)?) (?:kilos?|kg) `,
        ' imc (?:\\w+ ){0,3}(?:9|1[0-5]) ',
        ' (?:cacher|cache|cachent|voient|sachent) (?:\\w+ ){0,6}(?:que )?(?:je )?(?:ne )?(?:mange|mangeais) (?:pas|plus|rien) ',
      ].join('|'),
    ),
    isCertain: true,
    example: 'je me fais vomir depuis un an',
    twin: 'l’odeur du fromage me donne envie de vomir',
  },
  {
    situation: 'eating-distress',
    form: / (?:mange|avale|mangee?) (?:plus|quasiment|presque) (?:\w+ )?rien (?:depuis|pour maigrir|expres|je pese) | (?:repas|mange\w*|bouffe) (?:[\w.]+ ){0,8}ressortir | (?:je|j) (?:\w+ )?(?:vomis|rends) (?:\w+ ){0,6}(?:repas|diners?|mange|cantine|soirs|grossir|maigrir) /,
    example: 'je mange plus rien depuis trois semaines pour maigrir',
    twin: 'je mange bien depuis trois semaines chez ma grand-mère',
  },
]

import { medicines } from '../medicine-names.ts'
import type { ClinicalRule } from './clinical-rule.ts'

const tablets = `(?:${medicines})`
const many = '(?:[1-9]\\d|dix|onze|douze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent)'

const swallowed = '(?:pris|avale\\w*|gobe\\w*|avaler|prendre|gober|englouti)'
const tooMany = `(?:boites?|plaquettes?|tablettes?|flacons?) (?:entieres? )?(?:de |d |du |des )(?:mes |ses |son |ma )?${tablets}|(?:${many}|trop de|trop d) (?:\\w+ ){0,2}${tablets}|${tablets} de trop`

/** An act is under way, or was just done. */
export const actRules: readonly ClinicalRule[] = [
  {
    situation: 'overdose',
    form: new RegExp(` (?:j ai|je viens d|je viens de) (?:\\w+ ){0,2}${swallowed} (?:\\w+ ){0,3}(?:${tooMany}) `),
    example: 'j’ai pris une boîte de doliprane tout à l’heure',
    twin: 'j’ai pris une boîte de chocolats pour ma mère',
  },
  {
    situation: 'other-in-crisis',
    form: new RegExp(` \\w+ (?:a|vient d|vient de) (?:\\w+ ){0,2}${swallowed} (?:\\w+ ){0,3}(?:${tooMany}) `),
    isGuess: true,
    example: 'ma cousine a avalé vingt comprimés de xanax, elle dit que ça va',
    twin: 'ma cousine a pris vingt kilos et un cachet pour dormir',
  },
  {
    situation: 'overdose',
    form: new RegExp(
      ` ${many} (?:\\w+ )?${tablets} (?:\\w+ ){0,2}(?:il y a|d un coup|en une fois|avec (?:de l alcool|de la vodka|du whisky|une bouteille)) `,
    ),
    example: '16 comprimés, il y a 2 h',
    twin: '16 comprimés par boîte, c’est écrit sur l’ordonnance',
  },
  {
    situation: 'overdose',
    form: / j ai tout (?:pris|avale|gobe|bu) (?!en |au |de |du |d |comme |a |bon |mon |ma |sur |dans )(?:\w+ ){0,5}(?:\.|mourir|partir|endor|cachets?|medocs?|medicaments?|comprimes?|boites?)/,
    example: 'j’ai tout avalé, les cachets de ma mère, je m’endors',
    twin: 'j’ai tout pris en photo avant de rendre l’appartement',
  },
  {
    situation: 'overdose',
    form: / (?:j ai|je viens d|je viens de) (?:bu|avale|avaler|boire) (?:\w+ ){0,4}(?:javel|destop|deboucheur|white spirit|antigel|desherbant|soude|acide|mort aux rats) /,
    example: 'je viens de boire de la javel',
    twin: 'je viens d’acheter de la javel pour la salle de bain',
  },
  {
    situation: 'wound',
    form: / (?:me suis|suis|je me) (?:encore |re)?(?:coupe|entaille|scarifie|taillade|ouvert|tranche)\w* (?:(?:\w+ ){0,2}(?:veines?|poignets?|avant bras|bras|cuisses?|gorge) |(?:expres|volontairement|profond\w*|tres profond\w*)(?! les cheveux| la frange))/,
    example: 'je me suis encore coupée sur les cuisses',
    twin: 'je me suis coupé exprès les cheveux très court',
  },
  {
    situation: 'wound',
    form: / (?:saign\w+|pisse le sang|(?:le|du) sang) (?:(?!nez|gencives?|regles|film|serie)\w+ ){0,6}(?:arrete (?:pas|plus)|a arreter|partout|beaucoup|traverse|gicle|coule) /,
    example: 'mon bras saigne et ça ne s’arrête pas',
    twin: 'je saigne du nez et ça ne s’arrête pas',
  },
  {
    situation: 'self-harm-urge',
    form: / (?:envie|besoin|pulsions?) (?:de |d )?me (?:couper|scarifier|taillader|mutiler|faire mal|faire du mal|bruler la peau|lacerer)(?! les cheveux| la frange| les ongles| du monde| de tout| une part)/,
    example: 'j’ai envie de me couper, là, maintenant',
    twin: 'j’ai envie de me couper les cheveux très court',
  },
  {
    situation: 'self-harm-urge',
    form: / (?:je me scarifie|je me mutile|je me taillade|je me lacere) /,
    example: 'Je me scarifie depuis le collège',
    twin: 'Je me maquille depuis le collège',
  },
  {
    situation: 'not-well',
    form: / (?:j ai|je viens de|viens de) (?:\w+ ){0,2}(?:fait|faire|commis|commettre) (?:\w+ ){0,2}(?:connerie|betise|irreparable|geste (?:idiot|fou|stupide|grave|desespere)|truc (?:idiot|fou|stupide|grave))(?! (?:au|dans le|a la) (?:boulot|travail|bureau|cuisine)) | (?:quelqu un|un (?:homme|type|mec|gars)|ils?|elle) (?:\w+ ){0,6}(?:me|nous) (?:menace|menacent|poursuit|poursuivent|traque) (?!de (?:rompre|partir|quitter|divorce\w*|licencier|virer|garder) )/,
    example: 'j’ai fait une connerie ce soir et j’ai peur',
    twin: 'j’ai fait une bêtise au boulot, tout le monde a reçu mon mail',
  },
  {
    situation: 'voices',
    form: / voix (?:\w+ ){0,4}(?:me )?(?:disent|dit|ordonnent|ordonne|demandent|poussent|crient|commandent) (?:\w+ ){0,3}(?:de |d )(?:me (?:jeter|tuer|couper|faire)|le |la |les |mourir|sauter|tuer|faire du mal|frapper)|(?:micros?|camera|puce) (?:\w+ ){0,3}(?:dans|chez) (?:mon|ma|moi)(?:\w+ )? (?:[\w.]+ ){0,20}(?:parlent de moi|m ecoutent|me surveillent|me veulent) /,
    example: 'les voix me disent de me jeter par la fenêtre',
    twin: 'la voix du GPS me dit de prendre à gauche',
  },
  {
    situation: 'suicide-plan',
    form: / (?:lettre|mot) (?:d adieu|d adieux) (?:\w+ ){0,4}(?:est |sont )?(?:pret|prete|ecrit|ecrite|sur la table|pour (?:mes|ma|mon|eux)) /,
    example: 'ma lettre d’adieu est prête, sur la table',
    twin: 'ma lettre de démission est prête, sur la table',
  },
  {
    situation: 'suicide-plan',
    form: / (?:corde|ceinture|noeud coulant) (?:\w+ ){0,5}(?:autour du cou|au plafond|a la poutre|pour me pendre|a l arbre) /,
    example: 'j’ai accroché la corde à la poutre du garage',
    twin: 'la corde est prête pour l’escalade de dimanche',
  },
  {
    situation: 'suicide-plan',
    form: / (?:pistolet|fusil|revolver|carabine|arme|flingue) (?:\w+ ){0,4}(?:charge|chargee|dans la bouche|sur la tempe|contre ma tempe|sur mes genoux) /,
    example: 'le fusil de mon père est chargé, à côté de moi',
    twin: 'le fusil de chasse de mon père est au musée du village',
  },
  {
    situation: 'suicide-plan',
    form: / (?:je suis|assise?|debout|monte\w*) (?:\w+ ){0,2}(?:sur|au bord) (?:\w+ ){0,3}(?:pont|rebord|parapet|toit|rails|voies?|falaise|balcon|quai) (?:\w+ ){0,8}(?:sauter|saute|le vide|en bas|m appelle|train arrive|prochain train|plus rien a perdre) /,
    example: 'je suis sur le pont, je regarde en bas et je veux sauter',
    twin: 'je suis sur le pont du bateau, la mer est belle',
  },
]

import type { ClinicalRule } from './clinical-rule.ts'

const partner =
  '(?:mon (?:mari|mec|copain|conjoint|compagnon|ex|homme|petit ami|fiance)|ma (?:femme|copine|compagne|conjointe|petite amie|fiancee)|mon ex (?:mari|femme|copain|copine|conjoint|compagnon))'
const parent =
  '(?:mon (?:pere|beau pere|oncle|grand pere|papa)|ma (?:mere|belle mere|tante|maman)|papa|maman|mes parents)'
const bruised =
  '(?:bleus?|hematomes?|marques?|traces de doigts) (?:au|aux|sur (?:le|les|la|mes|mon)|autour du) (?:bras|poignets?|cou|visage|epaules?|cuisses?) '
const fell = '(?:tomb|chut|gliss|trebuch|velo|sport|match|prise de sang|piqure)'
const hits =
  '(?:frappe|frappee?|tape|tapee?|gifle|giflee?|cogne|cognee?|battue?|bat|battent|frappent|tapent|etranglee?|rouee? de coups|tabassee?|balancee? contre|poussee? dans l escalier)'

/** Violence by others, or to others. */
export const dangerRules: readonly ClinicalRule[] = [
  {
    situation: 'partner-violence',
    form: new RegExp(
      ` ${partner} (?:\\w+ ){0,4}(?:m a|me) (?:\\w+ )?${hits}(?! sur les nerfs| sur le systeme| dans l oeil| aux? | la discussion)`,
    ),
    example: 'mon mari me frappe quand il a bu',
    twin: 'mon mari me tape sur les nerfs avec sa perceuse',
  },
  {
    situation: 'partner-violence',
    form: new RegExp(
      [
        ' (?:vite|peur|cachette) (?:[\\w.]+ ){0,6}il (?:regarde|lit|fouille|verifie) (?:mon|mes|dans mon) (?:telephone|portable|messages|tel) ',
        ' il (?:surveille|fouille|controle|espionne) (?:mon|mes|tout mon) (?:telephone|portable|messages|tel) ',
        ' (?:il|elle) m a (?:\\w+ )?(?:serre le cou|etranglee?|attrapee? (?:par|a) la gorge|saisie? (?:par|a) la gorge|mis les mains autour du cou|braque\\w*) ',
        // A bruise and a fear that is over: an event, which a fall nearby would have named. Bounded, against ReDoS.
        ` ${bruised}(?:[\\w.]+ ){0,5}j ai (?:\\w+ )?eu (?:\\w+ )?peur (?<! ${fell}.{0,150})(?!.{0,150} ${fell})`,
      ].join('|'),
    ),
    isGuess: true,
    example: 'hier il m’a serré le cou devant les enfants',
    twin: 'il m’a serré la main devant les enfants',
  },
  {
    situation: 'partner-violence',
    form: new RegExp(
      ` ${partner} (?:\\w+ ){0,6}(?:menace|menacee?|jure|a dit qu (?:il|elle) (?:va|allait)|dit qu (?:il|elle) va) (?:\\w+ ){0,3}(?:de )?(?:me|nous) (?:tuer|buter|defigurer|egorger|planter|crever)`,
    ),
    example: 'mon ex menace de me tuer si je pars',
    twin: 'mon ex menace de garder le chat si je pars',
  },
  {
    situation: 'sexual-violence',
    form: / (?:j ai ete|je me suis fait|m a|m ont|on m a|s est fait) viole(?:e|s|es)? | (?:depuis|apres|pendant) (?:l|le|mon|un|une|cette|ce) (?:viol|agression sexuelle) /,
    example: 'je me suis fait violer, enfin il m’a violée',
    twin: 'il a violé le règlement intérieur',
  },
  {
    situation: 'sexual-violence',
    form: / mon viol(?:eur)? | cauchemars? (?:\w+ ){0,4}(?:viol|forcee) /,
    isCertain: true,
    example: 'je revis mon viol toutes les nuits',
    twin: 'je revis mon vol en montgolfière toutes les nuits',
  },
  {
    situation: 'sexual-violence',
    form: / (?:m a|m ont|me) (?:\w+ )?(?:forcee?|obligee?|force|oblige) (?:\w+ ){0,2}(?:a (?:coucher(?! les| le | la | ma | mon | mes)|faire l amour|avoir (?:un rapport|des rapports)|le sucer|le toucher)|au lit|sexuellement) /,
    example: 'il m’a forcée à coucher avec lui',
    twin: 'il m’a forcée à coucher les enfants toute seule',
  },
  {
    situation: 'sexual-violence',
    form: / (?:touche\w*|caresse\w*|mis sa main|passe sa main|met sa main|mettait sa main) (?:\w+ ){0,4}(?:ma culotte|mes parties|entre mes cuisses|entre les cuisses|mes seins|mon sexe|mon zizi|ma zezette) /,
    example: 'mon entraîneur a mis sa main dans ma culotte',
    twin: 'mon entraîneur a mis sa main sur mon épaule pour me féliciter',
  },
  {
    situation: 'child-in-danger',
    form: new RegExp(
      ` ${parent} (?:\\w+ ){0,3}(?:me|m a|m ont) (?:\\w+ )?${hits}(?! aux? | sur les nerfs| sur le systeme)`,
    ),
    example: 'ma mère me frappe avec une ceinture',
    twin: 'ma mère me bat au scrabble tous les dimanches',
  },
  {
    situation: 'child-in-danger',
    form: / (?:mon|ma|un|une|le|la) (?:eleve|voisine?|petite? voisine?|neveu|niece|enfant|gamine?|copine|copain)(?: \w+){0,6} (?:bleus|traces de coups|marques de ceinture|battue?|frappee?)(?: \w+){0,4} (?:par (?:son|sa|ses)|dos|visage|jambes) /,
    example: 'ma petite voisine a des traces de coups sur le dos',
    twin: 'ma petite voisine a des taches de peinture sur le dos',
  },
  {
    situation: 'child-in-danger',
    form: / (?:mon (?:compagnon|mari|copain|ex|frere|pere|beau pere)|mon oncle|il) (?:\w+ ){0,2}touche (?:ma|notre|sa) (?:fille|petite fille|niece|petite soeur)(?! pas| du doigt| par)/,
    example: 'Je crois que mon compagnon touche ma fille.',
    twin: 'Son histoire touche ma fille, elle a pleuré.',
  },
  {
    situation: 'child-in-danger',
    form: new RegExp(` ${parent} (?:\\w+ ){0,3}(?:leve|leves|levait|levent|levee) (?:\\w+ )?la main sur (?:moi|nous) `),
    isCertain: true,
    example: 'ma mère a encore levé la main sur moi',
    twin: 'ma mère a levé la main pour moi à la réunion',
  },
  {
    situation: 'partner-violence',
    form: / (?:leve|levee|levait|leves) (?:\w+ )?la main sur (?:moi|nous) /,
    isCertain: true,
    example: 'Hier elle a levé la main sur moi.',
    twin: 'Hier elle a levé la main en premier, moi après.',
  },
  {
    situation: 'parent-at-limit',
    form: / (?:peur|failli|envie|risque|sinon je|finir par|vais|pres) (?:\w+ ){0,3}(?:(?:le|la) secou\w+|secouer (?:mon|ma|le|la|notre) (?:bebe|fils|fille|petite?|enfant|nourrisson)) | (?:j ai|il a|elle a|on a) (?:\w+ )?secoue (?:\w+ )?(?:bebe|nourrisson|petite?|fils|fille) /,
    isCertain: true,
    example: 'je l’ai posé dans son lit, sinon je le secouais',
    twin: 'j’ai envie de secouer la nappe par la fenêtre',
  },
  {
    situation: 'parent-at-limit',
    form: / (?:bebe|nourrisson|nouveau ne) (?:[\w.]+ ){0,25}(?:(?:le|la) balancer|peur de (?:moi|mon geste)|serre (?:\w+ ){0,3}trop fort|(?:le|la) (?:frapper|jeter|etrangler)) /,
    isGuess: true,
    example: 'le bébé hurle depuis trois heures, j’ai serré ses bras trop fort',
    twin: 'le bébé rit depuis ce matin, je l’ai serré dans mes bras',
  },
  {
    situation: 'danger-to-others',
    form: new RegExp(
      [
        ' je vais (?:le|la|les) (?:tuer|buter|planter|egorger|poignarder|crever|descendre) (?:\\w+ ){0,8}(?:couteau|arme|fusil|ce soir|cette nuit|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|j ai achete|je sais ou) ',
        ' (?:crie|hurle|dispute) (?:[\\w.]+ ){0,6}(?:je|j|j ai) (?:\\w+ )?casse (?!avec )',
      ].join('|'),
    ),
    example: 'je vais le tuer, j’ai un couteau dans le sac',
    twin: 'je vais le tuer, il a encore oublié les poubelles',
  },
  {
    situation: 'cyber-violence',
    form: / (?:menace|menacent|menacee?|chantage) (?:\w+ ){0,5}(?:publier|envoyer|diffuser|balancer|poster|partager|mes photos|mes nudes|ma video) (?:\w+ ){0,4}(?:photos?|videos?|nudes?|nues?|intimes?|contacts|reseaux) /,
    example: 'il menace d’envoyer mes photos intimes à tout le lycée',
    twin: 'il promet d’envoyer mes photos de vacances à toute la famille',
  },
  {
    situation: 'elder-abuse',
    form: / (?:ehpad|maison de retraite|aide soignante?|auxiliaire de vie|infirmiere?) (?:\w+ ){0,12}(?:frappe|gifle|insulte|attachee?|bleus|sans manger|dans ses couches|humilie)\w* /,
    example: 'à l’ehpad ma mère a des bleus et reste attachée au fauteuil',
    twin: 'à l’ehpad ma mère a une belle chambre bleue et des fleurs',
  },
]

import type { Rule } from '../rule.ts'

/** A question about what we said, and nothing else. */
const OURS =
  '^ [*] [*] (pourquoi|pk|comment ça) [est ce que] (vous|tu) [me|m|nous] (parlez|parles|demandez|demandes) [tout de suite|encore|toujours] (de|du|si je (pense|pensais) au) suicide [à moi|là|d un coup|tout le temps|sans arrêt|alors] $'

/** Suicide named without a present intent: one's own past, somebody close, or the bare word that nothing explains. */
export const vigilanceSuicideNamed: readonly Rule[] = [
  {
    id: 'antécédent-et-rechute',
    level: 'vigilance',
    situation: 'relapse',
    why: 'Antécédent suicidaire ou psychiatrique avec aggravation actuelle.',
    unless: ['resolved-past', 'study', 'fiction'],
    patterns: [
      '(tentative|tentatives|ts) de suicide',
      "j'ai (fait|déjà fait) [déjà] (une|deux|plusieurs) tentative*",
      'fait une tentative',
      '(je|que je) (replonge|rechute|retombe)',
      '(peur de|je vais) (rechuter|replonger|retomber)',
      // « Et si ça recommence cette nuit ? », seul, est la question de qui veille.
      '(ça|idées|démons|dépression) (revien*|recommenc*|revient) & ! ^ [et|mais|oui] [*] si ça [lui] (recommence|revient|reprend) [encore|cette nuit|ce soir|demain|plus tard|pendant la nuit|dans la nuit] $',
      'idées .. revien*',
      "(sors|sorti*) [tout juste] (de|d') [l'] (hôpital psychiatrique|hp|psychiatrie|clinique psy*) & (pas vraiment|croit|croient|croire|semblant|pareil|faux|façade)",
      "sors de (l'hôpital|clinique|hp|psychiatrie|l'hp|l'hosto)",
      "sorti* (de clinique|de l'hôpital psychiatrique|d'hp|de psychiatrie|de l'hp) & ! (ça allait|ça va mieux|va bien|opér*|genou|hanche|accouch*)",
      'hôpital psychiatrique',
      "(arrêté|stoppé) (mon|mes|l'|les) (antidépresseur*|traitement|médicaments|neuroleptique*|lithium) .. (replong*|mal|pire|descen*|$)",
      '(de plus en plus|toujours aussi) mal & ! (plaques|joue*|chante*|garé*|écrit)',
      'même état',
      "hospitalisé* (pour (dépression|tentative|idées|ts)|après ma|en psychiatrie|d'office)",
      'comme avant ma (tentative|ts|dépression)',
    ],
  },
  {
    id: 'endeuillé-par-suicide',
    level: 'vigilance',
    situation: 'bereaved',
    why: "Le deuil après suicide, ou la tentative d'un proche, expose la personne elle-même.",
    unless: ['fiction', 'news', 'resolved-past'],
    patterns: [
      "{proche} ... s'est (suicid*|pendu*|tué*|donné la mort|jeté* (sous|du|par|d'un)|foutu en l'air|tiré une balle|défenestré*|noyé*|ôté la vie|immolé*|flingué*|enlevé la vie)",
      '{proche} ... a mis fin à ses jours',
      '{proche} .. (a fait|vient de faire|fait) (une|plusieurs|deux) (tentative*|ts)',
      '(le|son|du|au) suicide de (mon|ma|notre|mes|son)',
      'mort* par suicide',
      '{proche} ... a (tenté|essayé) de se (tuer|suicider|pendre)',
      "s'est (pendu|suicidé|foutu en l'air) .. (y a|il y a|mois|semaine*|an)",
    ],
  },
  {
    id: 'inquiétude-pour-un-proche',
    level: 'vigilance',
    situation: 'other-worry',
    why: "Un proche parle de mourir ou se blesse : l'aidant a besoin d'une ligne et de mots.",
    unless: ['fiction', 'resolved-past', 'study'],
    patterns: [
      "{proche} ... (parle*|dit|disent|répète|m'a (dit|écrit|confié|avoué)|écrit|menace|pense|évoque|voulait|veut|souhaite|raconte|croit) ... (mourir|suicide*|suicidaire*|en finir|se {tuer}|mieux sans (lui|elle)|disparaître|plus (vivre|envie de vivre|là)|rejoindre|mort)",
      '{proche} ... idées (suicidaires|noires|de suicide)',
      '{proche} ... se (scarifie*|mutile*|coupe* (les|le|au)|fait du mal|taillade*|automutil*)',
      '{proche} ... (suicidaire|dépressi* grave)',
      "(il|elle|{proche}) .. (dit|disait|répète|écrit|m'a dit) ... (mieux valu|aurait préféré|aurait mieux) ... (naisse pas|pas né*|jamais né*|pas naître|existe pas|pas exister)",
      '(traces|marques) de (coupure*|scarification*|lame) .. (bras|poignets|cuisses)',
      'un élève .. (disparaître|mourir|suicid*)',
      'se {tuer} si (je|elle|il|tu)',
      '{proche} .. ne veut plus (vivre|manger [$|,|du tout|depuis|et|ni|rien]|se lever) & ! (avec nous|à table|cantine|légume*|viande)',
      '{proche} ... risque* de se (tuer|suicider|foutre)',
      'pense* au suicide .. (comment|parler)',
      '(il|elle|{proche}) ... (confié|dit|dis|avoué|écrit|avoue|confie|parlé|parle) ... (idées (suicidaires|noires|de suicide|de mort)|envie de (mourir|se {tuer}|en finir)|{tuer}|plus envie de vivre)',
      "(il|elle) (m'a|me) (dit|dis|avoué|confié|écrit|avoue|confie) [qu'] (il|elle) (pense*|pensait|songe*|songeait) (au suicide|à (mourir|en finir|se {tuer}))",
    ],
  },
  {
    id: 'mot-sans-explication',
    level: 'vigilance',
    situation: 'unclear',
    why: "Filet : le mot est là, rien ne l'excuse. On demande, plutôt que de passer à côté.",
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing'],
    patterns: [
      // « Pourquoi vous me parlez de suicide ? » est demandé de nos mots.
      `suicid* & ! ${OURS}`,
      'me {tuer}',
      '(veux|vouloir|envie|voulu|voulais|voudrais|préfère) .. (mourir|crever|en finir)',
      'je (vais|veux) mourir',
      'automutil*',
      'scarif*',
      'mourir $',
      'me faire du mal',
      "passer à l'acte",
      'en finir avec (la vie|tout|tout ça)',
      'envie de disparaître $',
    ],
  },
]

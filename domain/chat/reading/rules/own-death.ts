import type { ClinicalRule } from './clinical-rule.ts'

/** Suicide, said explicitly. */
export const deathRules: readonly ClinicalRule[] = [
  {
    situation: 'suicide-plan',
    form: / (?:ce soir|cette nuit|demain|tout a l heure|ce week end|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (?:\w+ ){0,3}je (?:vais )?(?:me (?:tue|tuer|suicide|suicider|pends|pendre|supprime|supprimer|jette|jeter)|passe a l acte|passer a l acte)(?! au| a la| dans le travail| sous la douche)| je sais (?:ou|comment)(?: et| je sais) (?:quand|comment|ou) (?:[\w.]+ ){0,5}(?:courage|plus qu|manque) /,
    example: 'Cette nuit je passe à l’acte, je voulais que quelqu’un le sache.',
    twin: 'Cette nuit je passe au karaoké, je voulais que quelqu’un vienne.',
  },
  {
    situation: 'suicidal-thoughts',
    form: / je (?:veux|voudrais|souhaite|veux juste|voudrais juste) (?:mourir|crever)(?! de | d | pour (?:ce|cette|un|une|du|des|le|la)| moins| plus| a petit| vieux| vieille| un jour| a cent| dans mon sommeil a)/,
    example: 'je veux mourir',
    twin: 'je veux mourir de rire devant ce film',
  },
  {
    situation: 'suicidal-thoughts',
    form: / (?:envie de|pense a|penser a|idee de|pensees? de|idees? de|besoin de|decide de|compte|vais|veux|voudrais|prevu de|songe a) (?:me (?:suicider|tuer|pendre|flinguer|defenestrer|foutre en l air|supprimer|buter)|m oter la vie|me donner la mort|mettre fin a mes jours)(?! au travail| a la tache| au boulot| a la corde| au cou)/,
    example: 'je compte me pendre, j’ai 19 ans',
    twin: 'je vais me tuer au travail si ça continue, on manque de monde',
  },
  {
    situation: 'suicidal-thoughts',
    form: / (?:pense|songe|penser|pensees?|idees?) (?:(?!pas |jamais |plus )\w+ ){0,3}(?:au suicide|suicidaires?|a me suicider) (?:\w+ ){0,4}(?:\.|en ce moment|tous les jours|souvent|maintenant|depuis|la nuit|chaque|je|et|mais)/,
    example: 'je pense au suicide tous les jours',
    twin: 'je lis un livre sur le suicide au dix-neuvième siècle pour mon cours',
  },
  {
    situation: 'suicidal-thoughts',
    form: / (?:j ai|avec) (?:\w+ ){0,2}envie de mourir(?! de | d )/,
    example: 'j’ai envie de mourir depuis dimanche',
    twin: 'j’ai envie de mourir de honte depuis dimanche',
  },
  {
    situation: 'suicidal-thoughts',
    form: / (?:vous serez|vous seriez|ils seront|ils seraient|elle sera|elle serait|il sera|il serait|tout le monde sera|tout le monde serait|serez|seraient) (?:bien |tous |tellement |beaucoup )?mieux sans moi(?! au| a la| dans| sur| pour)/,
    example: 'vous serez mieux sans moi',
    twin: 'ils seront mieux sans moi au poste de gardien, je suis nul au foot',
  },
  {
    situation: 'suicidal-thoughts',
    form: / (?:rejoindre|retrouver) (?:maman|papa|ma mere|mon pere|mon mari|ma femme|mon fils|ma fille|mon frere|ma soeur|mon bebe|mes parents) (?:\w+ ){0,2}(?:au ciel|la haut|de l autre cote|dans la tombe|au paradis|dans la mort) /,
    example: 'je vais rejoindre maman là-haut',
    twin: 'je vais rejoindre maman à Lyon',
  },
  {
    situation: 'despair',
    form: / (?:plus envie de vivre|veux plus vivre|plus le gout de vivre|plus envie d exister|veux plus exister|plus envie d etre en vie|veux plus etre en vie|n aurais jamais du naitre|voudrais ne plus exister|aimerais ne plus exister)(?! a | avec| ici| dans| comme| chez| ensemble| sans| en | au | sous| de cette)/,
    example: 'je n’ai plus envie de vivre',
    twin: 'je n’ai plus envie de vivre à Paris',
  },
  {
    situation: 'despair',
    form: / (?:m endormir|dormir|me coucher) (?:\w+ ){0,2}et (?:\w+ ){0,2}(?:plus|pas|jamais) (?:\w+ )?me reveiller(?! avant| a | aux| trop)/,
    example: 'je voudrais m’endormir et ne plus jamais me réveiller',
    twin: 'je voudrais dormir et ne pas me réveiller avant midi',
  },
  {
    situation: 'despair',
    form: / (?:des idees noires|les idees noires|mes idees noires)(?! de (?:ce|cet|cette|l |la |le )| du )/,
    example: 'J’ai des idées noires en ce moment.',
    twin: 'Les idées noires de ce peintre font de beaux tableaux.',
  },
  {
    situation: 'despair',
    form: / (?:marre de vivre|fatiguee? de vivre|lasse? de vivre|reve de mourir|perdu tout espoir|plus aucun espoir|completement desesperee?|totalement desesperee?|peur de moi meme)(?! a | avec| ici| dans| chez| ensemble| en )|^ (?:mais |bah |enfin )*(?:a quoi (?:bon|ca sert)|ca sert a quoi)(?: tout ca| tout cela| de continuer)? (?:\. )*$/,
    example: 'J’en ai marre de vivre.',
    twin: 'J’en ai marre de vivre avec mon frère.',
  },
  {
    situation: 'method-question',
    form: / (?:combien|quelle dose|quelle quantite|a partir de combien|quel dosage) (?:\w+ ){0,6}(?:pour|faut il pour|suffit pour) (?:en )?(?:mourir|que ce soit mortel|y passer|en finir|se tuer|se suicider|ne pas se reveiller)(?! de | d )| dose (?:mortelle|letale|fatale) /,
    example: 'combien de doliprane faut-il pour mourir',
    twin: 'combien de temps faut-il pour mourir d’ennui dans cette réunion',
  },
  {
    situation: 'method-question',
    form: / (?:comment|quelle facon|quelle methode|quel moyen|maniere|facon|methode|moyen) (?:\w+ ){0,5}(?:mourir|se suicider|se tuer|me tuer|me suicider|me pendre) (?:\w+ ){0,3}(?:sans (?:souffrir|douleur|avoir mal)|rapidement|vite|proprement|a coup sur|le plus) ?/,
    example: 'c’est quoi la façon de mourir sans souffrir ?',
    twin: 'comment faire vivre un bonsaï sans le laisser mourir ?',
  },
  {
    situation: 'bereaved-by-suicide',
    form: / (?:mon|ma|mes|notre) (?:\w+ ){1,3}s est (?:suicide|pendu|pendue|suicidee|donne la mort|ote la vie|defenestre|defenestree|tire une balle|jete sous|jetee sous) /,
    example: 'mon frère s’est suicidé il y a deux mois',
    twin: 'mon frère s’est marié il y a deux mois',
  },
  {
    situation: 'other-in-crisis',
    form: / (?:mon|ma|un|une|cet|cette) (?:\w+ ){1,2}(?:va|veut|vient d essayer de|a essaye de|menace de|a tente de|dit qu il va|dit qu elle va|pourrait) (?:peut etre |bientot )?(?:se (?:suicider|tuer|pendre|jeter|defenestrer)|mettre fin a ses jours|s ouvrir les veines)(?! au travail| a la tache)/,
    example: 'ma sœur dit qu’elle va se suicider',
    twin: 'ma sœur va se tuer au travail, elle rentre à vingt-deux heures',
  },
  {
    situation: 'other-in-crisis',
    form: / (?:m a (?:ecrit|envoye|laisse)|j ai recu|je viens de recevoir|elle vient de m envoyer|il vient de m envoyer) (?:\w+ ){0,6}(?:message|lettre|mot|texto|sms|vocal) d adieux? /,
    example: 'il m’a envoyé un message d’adieu et il ne répond plus',
    twin: 'elle m’a envoyé un message d’anniversaire et un gâteau',
  },
  {
    situation: 'other-in-crisis',
    form: / peur (?:que|qu) (?:\w+ ){1,4}(?:fasse une (?:connerie|betise)|se (?:tue|suicide|foute en l air)|passe a l acte)|peur pour (?:mon|ma) (?:\w+ ){1,20}(?:cartouches?|fusil|adieux?)|(?:cartouches?|fusil|adieux?) (?:\w+ ){0,12}peur pour (?:mon|ma) /,
    isCertain: true,
    example: 'j’ai peur que Yanis fasse une connerie, il a tout donné et il a dit adieu',
    twin: 'j’ai peur que Yanis fasse une tache sur le canapé, il a dit adieu à ses jouets',
  },
]

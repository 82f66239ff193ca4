import type { Things } from './thing.ts'

const ofChildren =
  'enfant* fils fille filles fillette gosse* gamin* môme mômes bébé* ado ados adolescent* le-petit la-petite les-petits mes-petits mon-grand ma-grande mon-petit ma-puce petit-bout mon-aîné* ma-cadette mon-cadet mon-dernier ma-dernière petit-dernier petits-derniers garçon jumeaux jumelles élève* neveu nièce filleul* parent-solo parent-isolé maman-solo mère-célibataire jeune-maman jeune-père devenu-père devenue-mère suis-maman suis-papa suis-mère suis-père mauvaise-mère mauvais-père mauvais-parent mère-indigne bonne-mère bon-père enceinte grossesse accouch* crèche nounou poussette biberon* allait* maîtresse garde-alternée cp ce1 ce2 cm1 cm2 maternelle primaire belle-fille beau-fils petits-enfants petit-fils petite-fille maternité parentalité adopt* fiv pma infertil*'

/** Whom people live with, and what happens between them. */
export const thingsOfFamily: Things = {
  enfants: {
    ours: 'votre-enfant vos-enfants votre-fils votre-fille vos-fils vos-filles papa-et-maman maman-et-papa tes-parents-tous mettez-les-à-l-abri devant-vos-enfants sans-les-enfants annoncer-aux-enfants',
    unless: 'vos-parents à-vos-enfants-ou enfant-que-vous-étiez ce-que-votre-enfant-était',
    theirs: ofChildren,
  },
  'plusieurs enfants': {
    ours: 'vos-enfants donnez-leur-un-adulte mettez-les-à-l-abri vos-filles vos-fils',
    theirs:
      'enfants fils filles garçons ados jumeaux jumelles gosses gamins mômes petits aîné* cadet* les-miens petits-enfants élèves classe fratrie recomposée bébé* enceinte garde-alternée divorc* sépar* deux-enfants trois-enfants quatre-enfants 2-enfants 3-enfants 4-enfants deux-filles deux-garçons deux-fils',
    instead: 'ma-fille mon-fils mon-enfant fille-unique fils-unique mon-ado mon-bébé',
  },
  fils: {
    ours: 'votre-fils',
    theirs: 'fils garçon* aîné cadet beau-fils petit-fils le-petit mon-grand mon-ado',
    instead: 'ma-fille mes-filles ma-grande ma-petite',
  },
  fille: {
    ours: 'votre-fille',
    theirs: 'fille filles fillette aînée cadette belle-fille petite-fille la-petite ma-grande',
    instead: 'mon-fils mes-fils mon-grand mon-garçon',
  },
  bébé: {
    ours: 'votre-bébé le-bébé ce-bébé nourrisson* biberon* berceau quand-l-enfant-dort bébé-sur-le-dos ne-se-secoue',
    theirs:
      'bébé* nourrisson* nouveau-né accouch* naissance naître enceinte grossesse allait* biberon* maternité post-partum césarienne sage-femme crèche congé-maternité congé-paternité jeune-père jeune-maman devenu-père devenue-mère couches poussette 1-mois 2-mois 3-mois 4-mois 5-mois 6-mois 7-mois 8-mois 9-mois 10-mois 11-mois deux-mois trois-mois quatre-mois cinq-mois six-mois pma fiv fausse-couche petit-bout nouveau-venu papa-depuis',
  },
  adolescent: {
    ours: 'votre-ado votre-adolescent* cet-ado vos-ados cette-ado',
    theirs:
      'ado* adolescen* collège collégien* lycée lycéen* brevet bac seconde première terminale sixième cinquième quatrième troisième 6e 5e 4e 3e 6ème 5ème 4ème 3ème parcoursup 11-ans 12-ans 13-ans 14-ans 15-ans 16-ans 17-ans 18-ans onze-ans douze-ans treize-ans quatorze-ans quinze-ans seize-ans dix-sept-ans',
  },
  'petit enfant': {
    ours: 'doudou histoire-du-soir veilleuse votre-tout-petit la-nounou',
    theirs: `${ofChildren} doudou terreurs-nocturnes`,
  },
  'enfants grands': {
    ours: 'vos-grands-enfants vos-enfants-vous-voient vos-enfants-adultes votre-enfant-adulte enfants-devenus-grands',
    theirs:
      'enfants-adultes enfants-grands parti* quitté-la-maison quitté-le-nid majeur* retrait* veuf veuve petits-enfants mon-fils ma-fille mes-fils mes-filles mes-enfants fils-adulte fille-adulte 18-ans 19-ans 20-ans 21-ans 22-ans 23-ans 24-ans 25-ans 26-ans 27-ans 28-ans 29-ans 30-ans',
  },
  'petits-enfants': {
    ours: 'vos-petits-enfants votre-petit-fils votre-petite-fille les-petits-enfants',
    theirs:
      'petits-enfants petit-fils petite-fille petit-enfant mamie papi papy mamy grand-mère grand-père grands-parents',
  },
  'garde des enfants': {
    ours: 'garde-alternée quel-lit droit-de-visite coparent* sans-les-enfants',
    theirs:
      'garde sépar* divorc* ex père-de-mes mère-de-mes père-de-mon père-de-ma mère-de-mon mère-de-ma son-père sa-mère leur-père leur-mère alternée pension coparent* week-end-sur-deux week-end-sur-2 jaf juge quitt* rupture parent-solo recomposée beau-père belle-mère mère-célibataire',
  },
  'annonce aux enfants': {
    ours: 'ne-vont-plus-vivre-ensemble ne-vivrons-plus-ensemble ne-vivront-plus-ensemble où-chacun-vivra annoncer-à-vos-enfants annoncer-aux-enfants',
    theirs: 'divorc* sépar* quitt* rupture rompre garde on-se-quitte plus-vivre-ensemble déménag*',
  },
  conjoint: {
    ours: 'votre-couple votre-conjoint* votre-compagne votre-mari votre-femme votre-copain votre-copine votre-ex votre-moitié personne-avec-qui-vous-vivez',
    theirs:
      'mari femme époux épouse conjoint* compagn* copain copine mec meuf nana chéri* couple amour amoureu* fiancé* marié* mariage ex relation on-se nous-deux à-deux tromp* rupture rompre quitté* quitter quitte plaqu* largu* sépar* divorc* sortir-avec sors-avec ensemble pacs* partenaire crush rencontr* célibat* quelqu-un veuf veuve l-homme-que la-femme-que mon-homme ma-moitié belle-mère beaux-parents beau-fils belle-fille recomposée belle-famille fiv pma bébé* enceinte ses-enfants père-de mère-de',
  },
  mari: {
    ours: 'votre-mari votre-époux',
    theirs: 'mari maris époux conjoint compagnon mec copain veuve',
    instead: 'ma-femme mon-épouse ma-copine ma-compagne ma-conjointe',
  },
  épouse: {
    ours: 'votre-femme votre-épouse',
    theirs: 'femme épouse conjointe compagne copine nana meuf veuf',
    instead: 'mon-mari mon-époux mon-copain mon-compagnon mon-conjoint mon-mec',
  },
  séparation: {
    ours: 'divorc* votre-séparation cette-séparation vous-êtes-séparé* votre-ex la-rupture cette-rupture votre-rupture rupture-lente mis-fin-à-cette-histoire cette-histoire-finie ne-vivrons-plus-ensemble ne-vont-plus-vivre-ensemble avez-été-quitté* vous-a-quitté*',
    theirs:
      'kitte* kitté* divorc* sépar* rupture* rompu* romp* quitté* quitte quitter quittons largu* larg* plaqu* ex pause break c-est-fini fini-entre finie-entre fini-avec plus-ensemble partir est-parti* suis-parti* le-quitter la-quitter me-laisse m-a-laissé* père-de-mes père-de-mon père-de-ma mère-de-mes garde-alternée pension-alimentaire il-est-parti elle-est-partie jeté* ghost* recomposée parent-solo mère-célibataire oublier-mon oublier-ma remettre-avec on-se-remet reconquérir récupérer amour-perdu quitt* crèche donner séparer liaison associé*',
  },
  'pause dans le couple': {
    ours: 'une-pause-n-est quels-contacts fidélité-ou-non rupture-lente',
    theirs: 'pause break distance réfléchir prendre-du-temps temps-pour-soi espace éloign* respirer',
  },
  fidélité: {
    ours: 'fidélité-ou-non infidèle* infidélité* vous-a-trompé* avez-trompé* l-amant l-amante cette-liaison la-liaison',
    theirs:
      'tromp* infid* fidél* fidèle* adultère amant* liaison* maîtresse quelqu-un-d-autre une-autre un-autre autre-femme autre-homme autre-fille autre-mec trahi* ailleurs coch* jalou* fouill* sexto* messages coucher couché cocu* ment mensonge* menti* flirt* collègue-qui attirance attiré* double-vie aventure pardonner',
  },
  jalousie: {
    ours: 'votre-jalousie sa-jalousie êtes-jaloux êtes-jalouse',
    theirs:
      'jalou* possessi* fouill* surveill* contrôl* confiance tromp* soupçon* envieu* envie parano* doute* compar* ex like* regarde préféré* préfère* frère sœur aîné* rival*',
  },
  dispute: {
    ours: 'cette-dispute votre-dispute dernière-dispute vos-disputes la-dernière-scène de-ce-qui-fâche',
    theirs:
      'disput* engueul* embrouill* cri crie* cris hurl* scène* conflit* clash* prise-de-tête prend-la-tête fâch* bagarr* querel* reproch* énerv* colère brouill* accroch* tension* gueul* ça-chauffe ça-a-chauffé insult* frapp* mots désaccord*',
  },
  cris: {
    ours: 'j-ai-crié vous-avez-crié avez-crié ces-cris vos-cris j-ai-haussé-le-ton',
    unless: 'envie-de-crier sans-crier',
    theirs:
      'cri crie* cris hurl* gueul* énerv* colère colér* disput* engueul* craqu* emport* explos* pète* pété* rage haussé hausse-le-ton élevé-la-voix élève-la-voix sort-de-mes-gonds perdu-patience perds-patience patience à-bout m-agac* agac* insult* furieu* fâch* nerfs irrit*',
  },
  coups: {
    ours: 'ces-coups reçu-des-coups violences-conjugales il-vous-frappe elle-vous-frappe vous-a-frappé* avez-frappé-votre peur-à-la-maison mettez-les-à-l-abri',
    theirs:
      'frapp* tape* tapé* gifl* coup coups violen* battu* bat battre cogn* étrangl* menac* agress* viol* brutal* peur-de-lui peur-de-mon bleus maltrait* fessée* claque* baffe* mord* secou* terroris* abus* 3919 119 police plainte main-dessus',
  },
  insultes: {
    ours: 'ces-insultes pas-insulter humilier-ou-insulter vous-insulte-t vous-insulte-encore vous-a-insulté* vous-a-humilié* pas-sur-ce-ton',
    theirs:
      'insult* humili* rabais* moqu* rigol* trait* mépris* méchan* ton mal-parl* parle-mal parler-mal me-parle hurl* crie* criai* gueul* connard nul nulle débile idiot* critiq* remarque* reproch* harcel* engueul* devant-tout-le-monde devant-tout devant-les-autres dénigr* ridicul* vanne* surnom* bon-à-rien bonne-à-rien incapable toxique harcèl* manque-de-respect respect* irrespect* agressi* racis* violent* rabroue* menac* se-fout-de gross* con conne connasse',
  },
  'silence entre deux': {
    ours: 'que-tu-ne-dis-rien on-ne-se-parle-presque-plus on-ne-se-parle-plus',
    theirs:
      'parle-plus parlent-plus parle-pas parler-plus se-parle silence* silencieu* se-tait muet* dit-rien dit-plus-rien répond-pas répond-plus communi* taiseu* fermé* mutique* distan* éloign* froid* ignor* boude* mur-entre absent* écran* téléphone* rien-à-se-dire étranger*',
  },
  'question gênante': {
    ours: 'si-c-est-un-reproche rien-de-spécial-et',
    theirs:
      'reproch* indiscr* curieu* gên* collègues gens voisins intrus* insist* pourquoi-je pourquoi-tu remarque* critiq* commérage* ragot* vie-privée fouin*',
  },
  mère: {
    ours: 'votre-mère votre-maman',
    theirs: 'mère maman daronne parents mamie grand-mère belle-mère famille mère-et père-et vieille elle môman',
    instead: 'mon-père papa mon-daron',
  },
  père: {
    ours: 'votre-père votre-papa',
    theirs: 'père papa daron parents papi grand-père beau-père famille vieux il lui',
    instead: 'ma-mère maman ma-daronne',
  },
  parents: {
    ours: 'vos-parents',
    theirs:
      'parent* père mère papa maman daron* vieux famille* chez-moi beau-père belle-mère grands-parents enfance petit petite grandi* ado* collège lycée 14-ans 15-ans 16-ans 17-ans éduc* tuteur foyer origines adopt* étud* apprenti* prof profs',
  },
  'retour chez les parents': {
    ours: 'revoilà-chez-vos-parents retour-chez-eux retourné-chez-vos-parents retournée-chez-vos-parents revenu-chez-vos-parents pour-les-dépenses-et-les-règles',
    theirs:
      'chez-mes-parents chez-ma-mère chez-mon-père chez-eux chez-papa chez-maman retour-chez retourn* revenu-vivre revenue-vivre revenir-vivre vis-avec-mes vivre-avec-mes maison-de-mes-parents',
  },
  frère: {
    ours: 'votre-frère',
    theirs: 'frère* frangin* jumeau demi-frère fratrie',
    instead: 'ma-sœur ma-soeur mes-sœurs mes-soeurs ma-frangine',
  },
  sœur: {
    ours: 'votre-sœur votre-soeur',
    theirs: 'sœur* soeur* frangine* jumelle demi-sœur fratrie',
    instead: 'mon-frère mes-frères mon-frangin',
  },
  fratrie: {
    ours: 'votre-frère votre-sœur vos-frères vos-sœurs votre-fratrie dans-la-fratrie',
    theirs: 'frère* sœur* soeur* fratrie frangin* jumeau jumelle aîné* cadet* benjamin* héritage famille',
  },
  'belle-famille': {
    ours: 'votre-belle-mère votre-beau-père vos-beaux-parents votre-belle-famille',
    theirs:
      'belle-mère beau-père beaux-parents belle-famille belle-mère belle-sœur beau-frère sa-mère son-père ses-parents sa-famille beau-fils belle-fille bru gendre',
  },
  'famille recomposée': {
    ours: 'famille-recomposée beaux-enfants vos-beaux-enfants son-enfant-à-lui ses-enfants-à-elle',
    theirs:
      'recomposée beau-fils belle-fille beaux-enfants beau-père belle-mère ses-enfants sa-fille son-fils nouvelle-compagne nouveau-compagnon demi-frère demi-sœur',
  },
  'jalousie d’un ami': {
    ours: 'ne-vise-pas-que-l-amour',
    theirs: 'ami amie amis amies meilleure-amie meilleur-ami pote* frère sœur réussite cousine cousin',
  },
  amis: {
    ours: 'votre-ami votre-amie cet-ami cette-amie votre-meilleure-amie votre-meilleur-ami votre-groupe-d-amis votre-bande',
    theirs:
      'ami amie amis amies amitié* pote* potes copain* copine* bande groupe camarade* bestie meilleur-ami meilleure-amie entourage connais* sortir soirée* coloc* personne gens monde proche*',
  },
  ménage: {
    ours: 'tâches-ménagères ce-désordre même-désordre cuisine-nette sur-quelle-pièce',
    theirs:
      'ménage vaisselle tâche* linge lessive* rang* bordel* désordre maison charge-mentale cuisin* courses corvée* poubelle* aspirateur sale propre appart* coloc* bonne femme-de-ménage fais-tout fait-rien aide-pas repas',
  },
  'vie amoureuse à venir': {
    ours: 'votre-match ce-match cette-appli l-appli-de-rencontre votre-crush',
    theirs:
      'tinder appli* match* date dates rencontr* célibat* crush bumble amoureu* rendez-vous rencard flirt* drague* kiffe* plaît plait attirance sentiments',
  },
  mariage: {
    ours: 'votre-mariage vos-noces vos-invités la-robe votre-union',
    theirs: 'mari* noces cérémonie fiancé* invit* robe alliance pacs* union épous* divorc* témoin enterrement-de-vie',
  },
  'enfants contre un amour': {
    ours: 'cœur-continue-d-aimer refaire-votre-vie refaire-sa-vie nouvel-amour',
    theirs:
      'amoureu* rencontr* nouveau-compagnon nouvelle-compagne nouvelle-femme nouveau-mari refaire refait quelqu-un veuf veuve amant* homme femme amour célibat*',
  },
  'amour nouveau': {
    ours: 'j-ai-rencontré-quelqu-un la-personne-nouvelle sans-la-personne-nouvelle',
    theirs:
      'rencontré* rencontre* amoureu* nouveau-compagnon nouvelle-compagne nouvel-homme nouvelle-femme quelqu-un-d-autre refaire refait amant* compagnon compagne copain copine fréquente vois-quelqu-un sors-avec quelqu-un-dans-ma-vie',
  },
  'reproche d’un enfant': {
    ours: 'sentez-un-reproche un-reproche-chez qu-il-y-a-un-reproche',
    theirs: 'reproch* en-veut m-en-vouloir en-vouloir faute accus* pardonn* responsable coupable rancune* colère',
  },
  ridicule: {
    ours: 'sentez-ridicule paraît-ridicule vous-ridicule ridicule-d-en-parler',
    theirs: 'ridicul* honte bête stupide idiot* moqu* con conne',
  },
}

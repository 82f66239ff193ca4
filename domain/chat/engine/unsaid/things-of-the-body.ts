import type { Things } from './thing.ts'

const ofIllness =
  'malad* cancer* tumeur* alzheimer parkinson sclérose diabèt* endométriose hôpital hospitalis* hosto clinique médecin* docteur spécialiste traitement* diagnosti* opér* chimio* rayons radiothér* douleur* symptôm* irm scanner biopsie nodule* handicap* dépressi* dépressif bipolaire schizo* fibromyalgie covid chroniqu* avc infarctus crise-cardiaque cœur soigne* soin* mal-au mal-à mal-de santé urgences réa ehpad démence mémoire souffre* asthme épileps* crohn lupus vih sida thyroïde rein* dialyse leucémie fatigue* kiné* psy* trouble* toc anorexi* boulimi* corps ménopause ronfle* apnée acouphène* migraine* eczéma psoriasis allergi* infection guéri* rechute* rémission mammographie bouton* gynéco* infertil* pma analyses résultat* prise-de-sang examen*'

/** What happens to bodies, until death; what is eaten, drunk and desired. */
export const thingsOfTheBody: Things = {
  maladie: {
    ours: 'votre-maladie sa-maladie votre-diagnostic rend-pas-quelqu-un-malade votre-traitement',
    unless: 'arrêt-maladie',
    theirs: ofIllness,
  },
  cancer: {
    ours: 'cancer* chimio* tumeur* oncolog* radiothérapie',
    theirs:
      'cancer* tumeur* chimio* nodule* biopsie boule grosseur leucémie métasta* oncolog* mammographie rayons tache kyste* sein ganglion* malad* grave',
  },
  opération: {
    ours: 'votre-opération l-opération anesthésie le-chirurgien la-chirurgie le-bloc',
    theirs:
      'opér* chirurg* anesthés* bloc intervention ablation prothèse* biopsie hospital* hôpital césarienne ivg avort* greffe endoscop* coloscop*',
  },
  hôpital: {
    ours: 'à-l-hôpital hospitalisé* hospitalisation',
    unless: 'de-l-hôpital',
    theirs: `${ofIllness} accouch* accident* mort* fin-de-vie palliatif* urgence* infirmi* soignant*`,
  },
  'résultats d’examen': {
    ours: 'vos-résultats-d-examen attendez-ce-résultat l-attente-des-résultats',
    theirs: `${ofIllness} attend* attente verdict`,
  },
  'mémoire perdue': {
    ours: 'alzheimer démence ne-vous-reconnaît-plus perd-la-mémoire',
    theirs:
      'alzheimer démence mémoire oubli* reconnaît reconnait perd-la-tête désorient* parkinson neuro* ehpad sénil* corps-de-lewy fugue* âgé* vieil*',
  },
  'maison de retraite': {
    ours: 'ehpad maison-de-retraite le-placement',
    theirs:
      'ehpad maison-de-retraite plac* établissement* résidence foyer dépend* alzheimer démence âgé* maintien-à-domicile aide-à-domicile autonom* vieil* grand-mère grand-père mamie papi aidant*',
  },
  handicap: {
    ours: 'votre-handicap son-handicap fauteuil-roulant',
    theirs: 'handicap* fauteuil mdph autis* trisom* paralys* invalid* aveugle* sourd* béquill* aah tdah dys*',
  },
  médicaments: {
    ours: 'votre-ordonnance vos-médicaments antidépresseur* anxiolytique* somnifère* vos-cachets vos-comprimés',
    theirs:
      'médic* médoc* traitement* cachet* comprimé* pilule* antidép* anxio* somnif* ordonnance* psych* xanax lexomil prozac doliprane ritaline lithium hormon* dose* sevrage prescri* avaler insuline dormir',
  },
  mort: {
    ours: 'obsèques enterrement cercueil cimetière votre-deuil défunt* les-cendres sa-mort son-décès le-décès pour-une-cérémonie votre-perte',
    theirs:
      'mort morte morts mortes mourir mourir mourant* meurt meurent décéd* décès deuil* perdu* perte enterr* obsèques parti partie partis suicid* tué* disparu* incinér* cimetière tombe veuf veuve crémat* euthanasi* piqué* piquer n-est-plus plus-là fausse-couche ivg avort* absence manque* défunt* funér* testament hériter héritage succession cendres condamné* fin-de-vie palliatif* toussaint perd vide-maison vider-la-maison anniversaire-de attentat accident*',
  },
  'ces tout premiers jours d’un deuil': {
    ours: 'pour-ces-premiers-jours ces-tout-premiers-jours',
    theirs:
      'hier aujourd-hui ce-matin cette-nuit avant-hier lundi mardi mercredi jeudi vendredi samedi dimanche cette-semaine quelques-jours 2-jours 3-jours deux-jours trois-jours quatre-jours vient-de viens-de semaine demain enterrement',
  },
  'la deuxième année d’un deuil': {
    ours: 'la-deuxième-année',
    theirs: 'un-an deux-ans 2-ans trois-ans 3-ans année années deuxième longtemps',
  },
  animal: {
    ours: 'votre-animal votre-chien* votre-chat votre-chatte votre-compagnon-à votre-lapin vétérinaire gamelle croquettes tête-posée-sur-le-genou un-autre-animal pas-une-espèce',
    theirs:
      'chat chats chatte chaton* chien* chiot* anim* lapin* cheval jument poney hamster* cochon-d-inde perroquet* oiseau* furet* véto* vétérinaire* gamelle refuge adopt* spa croquette* minou toutou matou rat tortue poule*',
  },
  chien: {
    ours: 'votre-chien un-chien le-chien',
    theirs: 'chien chiens chiot chienne* toutou refuge',
    instead: 'mon-chat ma-chatte mon-chaton notre-chat un-chat le-chat mon-lapin mon-hamster mon-cheval',
  },
  chat: {
    ours: 'votre-chat un-chat le-chat',
    theirs: 'chat chats chatte* chaton* minou matou refuge',
    instead: 'mon-chien ma-chienne notre-chien notre-chienne mon-lapin mon-hamster mon-cheval',
  },
  'animal mâle': {
    ours: 'qu-il-avait-de-bien-à-lui n-appartenaient-qu-à-lui',
    theirs: 'chien chat chaton chiot mâle lapin cheval hamster furet perroquet',
    instead: 'chienne chatte jument lapine femelle ponette',
  },
  'nouvel arrivant': {
    ours: 'ce-nouveau-venu cette-nouvelle-venue bienvenue-à-ce',
    theirs:
      'adopt* nouveau nouvelle nouvel chiot* chaton* bébé* naissance accueilli* arriv* accouch* enceinte repris reprendre reprend',
  },
  grossesse: {
    ours: 'votre-grossesse la-grossesse êtes-enceinte votre-accouchement l-accouchement test-de-grossesse',
    theirs:
      'enceinte* grossesse* accouch* bébé* test règles fausse-couche fausse-couches fiv pma ivg avort* naissance maternité baby post-partum césarienne sage-femme naître retard-de-règles contracepti* pilule échographie infertil* enfant* gynéco*',
  },
  'grossesse interrompue': {
    ours: 'fausse-couche ivg avortement interruption-de-grossesse',
    theirs:
      'fausse-couche fausses-couches ivg avort* curetage imc img perdu-le-bébé perdu-mon-bébé perdu-un-bébé enceinte grossesse',
  },
  poids: {
    ours: 'votre-poids les-kilos calories votre-silhouette devant-votre-corps ni-sur-un-chiffre',
    theirs:
      'poids kilo* kg gros grosse grossi* maigr* minc* régime* mange* manger bouff* corps ventre miroir appétit repas nourriture imc obès* anorex* boulim* vomi* balance moche cuisses aliment* sucre grignot* taille-de jean calori* sport ronde surpoids physique assiette faim',
  },
  'appétit perdu': {
    ours: 'coupe-l-appétit retrouver-l-appétit si-vous-maigrissez mettre-la-table ne-plus-se-servir',
    theirs:
      'appétit mange-plus mange-pas mange-rien manger mangé maigri* faim repas dîner* souper* assiette* cuisin* table avale nourri* couvert kilo*',
  },
  alcool: {
    ours: 'buveur* buveuse* ivre alcoolique* il-boit elle-boit qui-boit sa-consommation vos-bouteilles sobriété abstinence',
    theirs:
      'alcool* boit boire bois boivent buv* bu bière* bieres vin vins verre verres apéro* ivre* saoul* soûl* bourré* picol* whisky vodka rhum rosé ricard pastis bouteille* cuite* sobre* sevrage bistrot bar cuver gueule-de-bois addict* binge',
  },
  drogues: {
    ours: 'le-cannabis vos-joints ses-joints la-drogue cocaïne dealer* sa-consommation vos-consommations',
    unless: 'café',
    theirs:
      'cannabis joint* shit beuh weed drogu* coke cocaïne fume* fumer addict* consomm* héro* mdma ecsta* kétamine crack lean alcool* boit dealer* défonc* sevrage',
  },
  tabac: {
    ours: 'cigarette* le-tabac la-nicotine votre-paquet',
    theirs: 'tabac cigaret* clope* fume* fumer fumeu* vapot* vape nicotine paquet patch*',
  },
  sexe: {
    ours: 'vos-rapports vie-sexuelle votre-sexualité libido faire-l-amour pénétration',
    theirs:
      'sexe sexu* rapport rapports libido désir* couch* faire-l-amour au-lit intim* touch* pénétr* érection* band* plaisir porno* masturb* viol* viole* vagin* nu nue première-fois capote* vierge orgasm* baise* amour-physique attir* câlin* gay homo* lesb* bi trans ménopause douleur*',
  },
  'orientation et genre': {
    ours: 'coming-out votre-orientation votre-transition votre-identité-de-genre',
    theirs:
      'gay homo* lesb* bi bisex* trans* coming-out genre queer lgbt* non-binaire pd hétéro* mec-qui-aime attiré* attirance fille-et-garçon hormone* prénom pronom*',
  },
  sommeil: {
    ours: 'vos-insomnies vos-réveils-nocturnes le-sommeil-ne-vient ronflement*',
    theirs:
      'dor* nuit* sommeil insomni* réveil* couch* fatigu* cauchemar* lever lève lit sieste* ronfl* veille épuis* crevé* somnol* endor* bébé* apnée',
  },
  trac: {
    ours: 'parler-devant-du-monde-vous-fait-peur cet-oral-vous-fait-peur les-regards-le-blanc',
    theirs:
      'peur* trac paniqu* stress* angoiss* anxi* trembl* flipp* redout* appréhen* honte bafouill* bégai* rougi* terroris* terrifi* tétanis* paralys* cauchemar* moites boule-au-ventre trou-de-mémoire trou-noir perds-mes-moyens perdu-mes-mots mourir timid* regard* zéro refuse',
  },
  panique: {
    ours: 'votre-crise-de-panique vos-crises-de-panique la-crise-de-panique vos-crises-d-angoisse l-attaque-de-panique deux-minutes-de-tremblement',
    theirs:
      'paniq* crise* angoiss* attaque* palpit* étouff* respir* cœur trembl* malaise* vertige* oppress* anxi* tachycard* trac stress*',
  },
  accident: {
    ours: 'votre-accident cet-accident après-l-accident',
    theirs: 'accident* renvers* percut* choc crash chute tombé* voiture* blessé* attentat agress* incendie brûl*',
  },
  thérapie: {
    ours: 'votre-psy votre-psychologue votre-thérapeute vos-séances votre-thérapie votre-suivi',
    theirs: 'psy psys psych* thérap* séance* suivi* consult* cmp emdr tcc analyse divan',
  },
  'larmes vues': {
    ours: 'ces-larmes-là ces-larmes vos-larmes',
    theirs: 'larme* pleur* sanglot* chial* craqu* effondr* ému*',
  },
  guet: {
    ours: 'des-journées-sans-guet vous-surveille ses-surveillances',
    theirs:
      'surveill* contrôl* épi* guet* chef* regard* fouill* suit suiv* harcel* harcèl* espionn* micro-manag* flic*',
  },
}

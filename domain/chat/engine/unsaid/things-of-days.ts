import type { Things } from './thing.ts'

const ofWork =
  'période-d-essai harcel* harcèl* travail* boulot* taf taff job bosse* bosser bossé* poste métier* bureau chef* patron* manager* collègue* boîte boite entreprise employeur emploi* cdi cdd intérim* mission* licenci* viré* démission* chômage réunion* client* chantier* caiss* infirmi* aide-soignant* usine service équipe* planning horaires paye paie salaire* salarié* stage* alternance apprenti* prof professeur* enseignant* magasin* restaurant* resto télétravail open-space rh syndicat burn* arrêt-maladie en-arrêt hôpital soignant* vendeu* livreu* chauffeur* routier* ouvrier* cadre* fonctionnaire* avocat* médecin* secrétaire* comptable* serveu* cuisini* indépendant* auto-entrepreneur freelance artisan* agricult* commerc* gérant* directeur* directrice* métro-boulot reconversion retrait* promotion augmentation carrière embauch* entretien recrut* animateu* éduc* policier* gendarme* pompier* militaire* nounou assistante-maternelle maçon plombier électricien coiffeu* garde-de-nuit travaux dossier* projet*'

/** What fills their days, outside: school, work, money, housing, the law. */
export const thingsOfDays: Things = {
  école: {
    ours: 'votre-classe vos-profs votre-prof son-école quelle-école la-maîtresse prévenez-l-enseignant le-portail cartable la-récré jour-sans-école',
    theirs:
      'école* maîtresse instit* prof profs professeur* enseign* collège* collégien* lycée* lycéen* classe* cp ce1 ce2 cm1 cm2 6e 5e 4e 3e 6ème 5ème 4ème 3ème seconde terminale devoirs cantine cartable récré* élève* scolaire scolarité notes bulletin* bac brevet parcoursup cours étud* maternelle primaire rentrée cpe internat redoubl* harcel* harcèl* leçons crèche atsem aesh phobie-scolaire dys* enfant* mon-fils ma-fille ado* bts prépa fac',
  },
  collège: {
    ours: 'au-collège votre-collège son-collège le-collège du-collège',
    theirs:
      'collège* collégien* brevet sixième cinquième quatrième troisième 6e 5e 4e 3e 6ème 5ème 4ème 3ème 11-ans 12-ans 13-ans 14-ans ado* école scolaire prof profs',
    instead: 'lycée* lycéen* terminale seconde cm1 cm2 ce1 ce2 cp fac retrait*',
  },
  lycée: {
    ours: 'au-lycée votre-lycée son-lycée le-lycée du-lycée',
    theirs:
      'lycée* lycéen* bac seconde première terminale parcoursup 16-ans 17-ans 18-ans cap bts internat prof profs prépa orientation bulletin*',
    instead:
      'master licence université* étudiant* l1 l2 l3 m1 m2 doctor* thèse erasmus collège* collégien* sixième cinquième quatrième troisième 6e 5e 4e 3e 6ème 5ème 4ème 3ème cm1 cm2 ce1 ce2 cp fac retrait* 11-ans 12-ans 13-ans',
  },
  études: {
    ours: 'à-la-fac votre-fac votre-université votre-licence votre-master votre-promo amphi crous campus votre-cursus vos-partiels',
    theirs:
      'fac facs université* étudi* études licence master l1 l2 l3 m1 m2 partiel* crous td tp amphi ingé ingénieur prépa bts iut thèse doctor* mémoire promo campus ifsi médecine paces las concours droit psycho staps cours école* campus erasmus semestre ue diplôme* formation bac parcoursup alternance stage* soutenance examen* exam*',
  },
  thèse: {
    ours: 'votre-thèse directeur-de-thèse directrice-de-thèse votre-soutenance encadrant*',
    theirs: 'thèse doctor* thésard* mémoire soutenance directeur-de directrice-de labo chapitre* encadrant*',
  },
  examen: {
    ours: 'vos-révisions votre-copie vos-partiels le-jury',
    theirs:
      'examen* exam exams partiel* concours bac brevet révis* épreuve* permis soutenance oral oraux contrôle* ds interro* test* note notes rattrap* biopsie irm scanner analyses fac étud* cours devoir* prépa bts ifsi td lycée collège certif* code diplôme* jury entretien audition dossier',
  },
  'permis de conduire': {
    ours: 'votre-permis le-permis ce-permis l-inspecteur le-moniteur auto-école leçons-de-conduite',
    unless: 'inspecteur-du-travail',
    theirs:
      'permis condui* volant voiture* auto-école moniteur* le-code rouler roul* autoroute* route* calé* créneau inspecteur* accident* vélo moto scooter camion*',
  },
  orientation: {
    ours: 'parcoursup vos-vœux quelle-voie-choisir choisir-votre-voie psychologue-de-l-éducation-nationale',
    theirs:
      'parcoursup vœu* voeu* orient* terminale seconde bac études étud* filière* réorient* voie métier* lycée fac prépa bts formation* reconver* choisir',
  },
  travail: {
    ours: 'votre-travail votre-poste votre-employeur vos-collègues votre-collègue votre-chef votre-cheffe votre-patron votre-responsable votre-manager votre-supérieur* un-patron votre-équipe inspection-du-travail médecin-du-travail élu-du-personnel syndicat parlons-du-travail relation-simple-au-travail votre-salaire votre-hiérarchie',
    theirs: ofWork,
  },
  chef: {
    ours: 'votre-chef votre-cheffe votre-patron votre-patronne votre-manager votre-supérieur* un-patron le-patron',
    theirs:
      'chef* patron* manager* responsable* supérieur* n+1 boss direct* hiérarchi* employeur* rh drh gérant* boîte boite tuteur maître-de-stage encadrant* cadre travail boulot taf équipe',
  },
  'mis au placard': {
    ours: 'l-employeur-doit-fournir-du-travail vous-est-retiré plus-de-mission',
    theirs: 'placard mission* retir* dossier* rien-à-faire écart* ignor* tâche* poste équipe',
  },
  'perte d’emploi': {
    ours: 'votre-licenciement licenci* perdu-votre-emploi perdu-votre-poste perdu-ma-place au-chômage je-n-ai-plus-de-travail',
    theirs: `licenci* virée* viré virer chômage chômeu* démission* poste-supprimé supprim* rupture-conventionnelle france-travail pôle-emploi contrat cdd intérim* fin-de-contrat période-d-essai emploi* candidat* postul* cherche-du-travail cherche-un-travail sans-travail sans-emploi perdu-mon arrêter-de-travailler quitter boulot travail taf job boîte alternance apprenti* rsa plan-social reclass* retrait* prud*`,
  },
  embauche: {
    ours: 'le-recruteur la-recruteuse recruteur* votre-candidature vos-candidatures votre-cv lettre-de-motivation l-embauche',
    theirs:
      'entretien* embauch* recrut* candidat* cv postul* emploi* poste offre* stage* alternance boulot job travail chômage france-travail pôle-emploi lettre-de-motivation refus* intérim* ifsi parcoursup dossier* reconver*',
  },
  entretien: {
    ours: 'cet-entretien',
    theirs:
      'entretien* embauch* recrut* évalu* éval bilan convoqu* convocation rh drh rendez-vous rdv candidat* poste objectifs note notes stage alternance jury admission',
  },
  'arrêt de travail': {
    ours: 'votre-arrêt en-arrêt l-arrêt-de-travail arrêt-maladie un-arrêt-est-un-soin pendant-un-arrêt la-reprise votre-retour-au-travail',
    theirs:
      'burn* épuis* médecin malad* congé* reprise reprend* mi-temps invalid* opér* travail boulot craqu* arrêt arrêts en-arrêt arrêté*',
  },
  clients: {
    ours: 'vos-clients votre-client vos-patients vos-élèves vos-résidents vos-factures-impayées',
    theirs: `client* patient* élève* résident* usager* entreprise indépendant* auto-entrep* freelance boutique resto* soignant* infirmi* aide-soign* prof profs enseign* médecin* kiné* boîte facture* commerc* artisan* ${ofWork}`,
  },
  stage: {
    ours: 'votre-stage maître-de-stage votre-tuteur votre-alternance',
    theirs: 'stage* stagiaire alternan* apprenti* tuteur* entreprise école rapport convention ifsi',
  },
  horaires: {
    ours: 'des-horaires-pareils votre-planning à-des-heures-différentes ceux-qui-dorment heures-décalées',
    theirs:
      'horaire* planning nuit* 2x8 3x8 équipe week-end* dimanche* décal* 4h 5h 6h 20h 21h 22h tôt tard garde* matin soir coupure*',
  },
  dettes: {
    ours: 'vos-dettes votre-découvert surendettement vos-créanciers on-est-à-moins sur-les-comptes vos-factures',
    theirs:
      'argent dette* crédit* prêt prêt* emprunt* découvert* banqu* facture* euro* balles loyer* budget fin-de-mois fins-de-mois huissier* thune* fric rsa caf impôt* cher payer paye* paie paies compte* impayé* dépens* économ* pauvre* galère* revenu* salaire* frais rejet* saisie surendett* arnaqu* casino pari* mise* mensualité* retraite pension héritage doit-de',
  },
  'aveu sur les comptes': {
    ours: 'avouer-sur-les-comptes à-t-avouer un-aveu-tient',
    theirs:
      'avou* cach* menti* mensonge* secret* honte dire-à-ma dire-à-mon découvert* dette* jeu* compte* trich* volé* tromp*',
  },
  loyer: {
    ours: 'votre-loyer votre-propriétaire votre-bailleur la-hausse-respecte',
    theirs:
      'loyer* proprio* propriétaire* bailleur* logement* appart* maison* studio* expuls* hlm coloc* syndic immeuble* voisin* emménag* déménag* bail locataire* logé* habit* hébergé* rue foyer moisi* chambre argent fin-de-mois euro* impayé*',
  },
  voisins: {
    ours: 'votre-voisin votre-voisine vos-voisins le-voisin la-voisine sur-le-palier voisin-du-dessous voisin-du-dessus',
    theirs:
      'voisin* bruit* immeuble palier dessus dessous coloc* tapage musique syndic aboie* appart* copropriété quartier mitoyen*',
  },
  démarches: {
    ours: 'votre-dossier-caf votre-titre-de-séjour la-préfecture',
    theirs:
      'caf préfecture dossier* papiers titre-de-séjour mdph handicap* administ* allocation* rsa apl aah impôts courrier* formulaire* démarche* aide* argent ccas sécu ameli visa sans-papiers naturalis* asile',
  },
  justice: {
    ours: 'votre-avocat* l-audience votre-plainte votre-procès',
    theirs:
      'avocat* juge* jugement* tribunal* plainte* procès audience* justice police gendarm* divorc* garde notaire* litige licenci* prud* harcel* harcèl* agress* viol* arnaqu* escro* huissier*',
  },
  arnaque: {
    ours: 'l-escroc les-escrocs cette-arnaque arnaqué* escroquerie',
    theirs:
      'arnaqu* escro* volé* vol piraté* pirat* faux fausse virement* banque carte hameçon* phishing crypto brouteu* avoir fait-avoir menti*',
  },
  déménagement: {
    ours: 'votre-déménagement ce-déménagement les-cartons votre-nouvelle-ville',
    theirs:
      'déménag* emménag* carton* ville mutation muté* quitté* arrivé* install* appart* région campagne nouvelle-maison nouveau-logement étudi* lille lyon paris marseille',
  },
  exil: {
    ours: 'votre-pays au-pays loin-du-pays votre-langue mal-du-pays',
    theirs:
      'pays exil* étranger* expat* immigr* papiers langue origine* bled maroc* algér* tunis* sénégal* mali cameroun portug* ukrain* syri* afghan* frança* france parti* visa asile réfugié* déracin* erasmus',
  },
  'un décès de ces jours-ci': {
    ours: 'buvez-quelque-chose-de-sucré laissez-une-personne-téléphoner',
    theirs:
      'hier avant-hier aujourdhui ce-matin ce-soir cette-nuit cet-après-midi vient-de viens-de tout-à-l-heure tout-juste lundi mardi mercredi jeudi vendredi samedi dimanche deux-jours trois-jours quatre-jours cinq-jours quelques-jours une-semaine cette-semaine annoncé* annoncer tremble* heures',
  },
  retraite: {
    ours: 'votre-retraite ce-matin-sans-personne-qui-vous-attende',
    theirs:
      'retrait* pension* cessé-de-travailler fini-de-travailler arrêté-de-travailler senior* ehpad 60-ans 61-ans 62-ans 63-ans 64-ans 65-ans 66-ans 67-ans 68-ans 69-ans 70-ans trimestre* démission* arrêter-de-travailler',
  },
  écrans: {
    ours: 'la-console jeux-vidéo jeu-vidéo ses-écrans temps-d-écran vos-écrans sa-tablette',
    theirs:
      'écran* téléphone* tel portable* consol* jeu jeux joue* jouer play* fortnite ordi* tablette* réseaux insta* tiktok scroll* youtube série* netflix télé* internet geek* gam* pc film* vidéo*',
  },
  'réseaux sociaux': {
    ours: 'réseaux-sociaux ses-stories votre-profil ce-que-vous-postez vos-abonnés',
    unless: 'coupez évitez',
    theirs:
      'insta* snap* tiktok facebook fb réseau* story stories post* bloqu* whatsapp like* en-ligne internet profil* twitter discord abonn* follow* photo* vidéo* téléphone* écran* scroll* compar*',
  },
  'jeu d’argent': {
    ours: 'vos-paris vos-mises miser le-casino parier jeux-d-argent',
    theirs:
      'pari paris parie* parier casino mise mises miser poker loto gratt* jeu jeux joue* jouer winamax betclic bet roulette machine*-à-sous perdu',
  },
  'un message à écrire': {
    ours: 'c-est-déjà-le-message que-disait-ce-message votre-dernier-message que-disait-votre-dernier on-commence-quand écrivez-le-dans-cet-ordre',
    theirs:
      'message* sms texto* mail* mél écri* lettre* envoy* répond* répons* whatsapp snap* courrier* texte* dm appel* rappel* réécri* recontact* msg',
  },
  'fêtes de fin d’année': {
    ours: 'noël réveillon le-sapin le-31',
    theirs: 'noël fête* réveillon nouvel-an repas-de-famille décembre 24 25 31 sapin cadeau* vacances hiver',
  },
  religion: {
    ours: 'votre-foi la-prière l-imam le-prêtre votre-paroisse la-mosquée',
    theirs:
      'foi dieu église mosquée temple synagogue imam prêtre pasteur curé relig* musulman* catho* chrétien* juif juive islam halal haram ramadan messe croyan* voile pêché péché baptême allah bible coran enterr* obsèques mort* prie prier prière* prières',
  },
}

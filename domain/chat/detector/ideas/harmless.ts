import type { Ideas } from './idea.ts'

/** Worlds where the words of death and violence mean something else. */
export const harmless: Ideas = {
  sport:
    'match* équipe* foot football rugby basket hand handball tennis judo karaté boxe mma escrime natation nage nager course courir marathon* trail vélo cyclis* cycliste* escalade escaladé grimp* alpinis* randonn* rando* ski skier snowboard surf plongée plongeon* apnée parachut* parapente élastique tyrolienne saut* trampoline gym* yoga pilates musculation muscu crossfit entraîn* tournoi* championnat* ligue coupe médaille* finale* défaite* victoire* gagné perdu but buts arbitre* penalty ring adversaire* équitation galop golf pétanque dojo tatami prise clé ippon k.o ko hockey volley badminton ping-pong stade* supporter* canoë kayak voile voilier régate',
  jeu: 'jeu jeux jouer joue joué partie* niveau* boss zelda mario minecraft fortnite lol league fifa gta elden ring skyrim pokémon switch ps4 ps5 playstation xbox manette* console* steam respawn spawn kill kills killer headshot frag vie vies perso personnage* sims loup-garou cluedo échecs échec tarot belote poker uno monopoly cartes plateau escape-game quiz devinette* rpg donjon* mmo raid dés bataille navale valorant clan serveur gamer* game* over cod warzone rôle tetris pendu mots-croisés sudoku',
  écran:
    'film* films série* séries épisode* saison* netflix cinéma ciné acteur* actrice* scène* réalisateur* documentaire* dessin-animé disney pixar ghibli anime* manga* spoil* bande-annonce trailer thriller* polar* horreur zombie* walking-dead game-of-thrones stranger squid breaking héros héroïne* personnage* fin final générique télé émission podcast* youtube',
  livre:
    'livre* roman* romans lire lis lu lecture* auteur* autrice* écrivain* chapitre* page* poème* poésie poète* poètes tragédie* pièce théâtre acte shakespeare hamlet roméo juliette phèdre racine molière hugo zola flaubert bovary werther goethe camus sartre sisyphe baudelaire rimbaud verlaine stendhal maupassant dostoïevski anna karénine tolstoï kafka proust bac dissertation* commentaire français littérature lettres nouvelle* bd tome biographie* fable* conte mythe* mythologie* antigone médée icare narcisse ophélie cléopâtre socrate sénèque platon nietzsche philo* philosoph* durkheim',
  musique:
    'chanson* chansons musique* chante* chanter chant paroles refrain* album* concert* rap rappeur* rock métal playlist* écoute* son clip* piano guitare chorale karaoké opéra brel piaf gainsbourg stromae mylène farmer goldman johnny barbara brassens ferré aznavour renaud orelsan nekfeu damso pnl jul ninho booba angèle pomme cabrel sardou balavoine indochine nirvana cobain radiohead requiem mozart verdi slimane vianney titre groupe festival vinyle',
  histoire:
    'histoire* historique* guerre* roi rois reine* empereur* napoléon révolution siècle* moyen-âge antiquité romain* grec* grecs pharaon* bataille* soldat* soldats nazi* hitler résistan* tranchée* 14-18 39-45 shoah mémorial verdun musée* époque* jeanne arc louis marie-antoinette guillotine* échafaud césar néron jules samouraï* seppuku kamikaze* pompéi peste croisade* exécution* exécuté* assassin* assassinat kennedy titanic archéolog* momie*',
  'étude et métier':
    'exposé* mémoire* thèse* cours examen* partiel* révise* réviser révisions étudi* étudiant* fac université* master licence formation* formateur* formatrice* stage* concours* oral qcm tfe article* étude* étudie recherche* statistique* taux sociolog* psycholog* médecine infirmier ifsi diplôme* module* atelier* prévention* sensibilis* bénévole* association* écoutant* écoute premiers-secours psc1 protocole* questionnaire* échelle* évaluer évaluation* repér* conférence* colloque* éducateur* animer intervention* campagne* affiche* brochure* collégiens lycéens professionnel* travailleur* social* assistante',
  actualité:
    'info infos actu* actualité* journal journaux journaliste* article* reportage* lois loi projet débat* politique* ministre* président* élection* gouvernement* attentat* procès faits-divers fait-divers euthanasie convention réforme* grève* manif* manifestation* sondage* vote* tribunal* condamn* accusé* enquête* séisme* inondation* climat canicule radio twitter ukraine gaza',
  cuisine:
    'cuisine* cuisiner recette* gâteau* tarte* chocolat* poulet* viande* oignon* oignons tomate* légume* four plat plats resto restaurant* manger pizza* pâtes fromage* dessert* tiramisu raclette couscous curry piment* sauce* beurre farine oeufs café thé apéro barbecue glace* crêpe* pain boulang* pâtiss* soupe salade* frites burger* faim soif régal* déjeuner dîner cuire mijot* goûter gratin* champignons',
  bricolage:
    'bricol* peinture* peindre mur murs perceuse* marteau* visser vis clou* clous scie* ponce* ponceuse étagère* meuble* ikea tondeuse* haie* tailler taille jardin* jardiner potager* plante* rosier* arbre* arbres terreau semis pelouse* élagu* couture* coudre tricot* aiguille* tissu* crochet maquette* colle carton* cartons lampe ampoule grillée toiture gouttière* plomberie plombier* fuite* chaudière électricien* chantier* travaux',
  'mer et montagne':
    'bateau* voilier* voile amarr* mouillage cordage* drisse* port ancre* marin* pêche pêcher pêcheur* camp* camping tente* bivouac sentier* sommet* refuge* mousqueton* baudrier* rappel* via-ferrata vacances* plage* bronz* soleil montagne* neige forêt* balade* promen* pique-nique château* phare* visite* visiter touris*',
  fête: 'fête* fêter anniversaire* soirée* mariage* marier noce* noël réveillon halloween carnaval déguis* cadeau* surprise* danse* danser boîte cotillon* apéro* barbecue invité* invit* enterrement-de-vie evjf evg baptême* crémaillère kermesse bal champagne guirlande*',
  école:
    'école* collège* lycée* classe* cantine récré* contrôle* devoir* devoirs note* notes bac brevet maths espagnol anglais dictée* internat* parcoursup prépa redouble* bulletin* moyenne* cp ce1 ce2 cm1 cm2 sixième terminale seconde partiels crous amphi tuteur*',
  travail:
    'travail* boulot* taf taff bosse* bosser job* bureau* réunion* open-space dossier* mail* mails projet* client* patron* chef promotion* démission* démissionner entretien* cv contrat* cdi cdd intérim salaire* horaire* congés planning* deadline* mission* télétravail présentation* powerpoint excel stage* reconversion usine* chantier* magasin* caisse* vente* équipe*',
  transport:
    'voiture* permis conduite conduire créneau bouchon* embouteillage* train* billet* sncf retard* bus métro avion* vol vols aéroport* valise* vélo trottinette* covoiturage blablacar garage* garagiste* pneu* panne* batterie essence gps route* autoroute* péage* ticket* correspondance* horaire* taxi uber voyage* dernier',
  maison:
    'maison appart* appartement* déménag* déménagement loyer voisin* voisins bruit* ménage vaisselle lessive linge courses supermarché frigo machine-à-laver chauffage wifi internet box téléphone* portable* batterie ordi* ordinateur* écran* imprimante* chargeur* appli* télé canapé lit matelas chambre aspirateur poubelle* facture* edf',
  'santé de tous les jours':
    'rhume* grippe* gastro migraine* dentiste* dents lunettes vaccin* prise-de-sang bilan* check-up kiné* rendez-vous ordonnance règles ménopause sport régime acné allergie* pollen* courbature* bleu cheville entorse* plâtre ampoules coup-de-soleil piqûre moustique* tension cholestérol sommeil ronfle* vitamine* magnésium homéopath* tisane*',
  rire: 'mdr lol ptdr xd haha hahaha rire rigole* rigoler drôle* marrant* marrer blague* blagues humour plaisant* fun rigolo* éclaté* fou-rire rires emojirire',
  joie: 'content* contente heureu* heureuse* joie génial* super trop-bien adore* adoré kiffe* top parfait* bonheur fier fière fiers chouette cool ravi* hâte enfin réussi* gagné* bravo formidable* magnifique* incroyable* impatient* libérateur bien mieux',
  'passé lointain':
    'autrefois ancien* anciennement époque jadis jeune* adolescence enfance lointain* derrière guéri* guérie tourné* page* remonté* sorti surmont* traversé* aujourdhui désormais stabilisé* rétabli* souvenir* souviens avant',
  'vie du site':
    'séance* tarif* prix combien coûte* paiement* payer carte bancaire abonnement* abonner résilier inscription* inscrire compte* mot-de-passe connexion connecter bug* appli application* confidentiel* confidentialité données rgpd anonyme* remboursé* rembours* mutuelle* sécurité-sociale vidéo visio rendez-vous annuler réserver réservation* créneau* disponib* praticien* thérapeute* psychologue* facture* email* notification* supprimer conversation* historique humain robot ia intelligence artificielle version*',
  'couple ordinaire':
    'couple* dispute* disputé* jaloux jalous* jalousie rupture* rompre rompu tromp* infidél* rencontre* tinder amour amoureux amoureuse* aime aimer ex sentiments séduire séduction crush flirt* mariage fiancé* engagement emménager belle-famille belle-mère vaisselle',
  famille:
    'famille* parents enfants ado éducation devoirs coucher caprice* colère* écrans allait* biberon couche* crèche* nounou* grossesse* belle-famille fratrie* cousin* cousine* vacances dispute* noël repas',
  salut: 'bonjour bonsoir salut coucou hello slt bjr bsr hey yo cc merci svp stp ok oui non d’accord allô ça-va',
}

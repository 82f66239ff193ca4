import type { Ideas } from './idea.ts'

/** Goodbyes, last dispositions, a decision taken: what a person puts in order before leaving. */
export const farewell: Ideas = {
  adieu:
    'adieu* adieux au-revoir bye goodbye ciao pardon pardonne* pardonnez merci désolé* excuse* excusez pleurez oublie* oubliez jamais dernière dernier dernières derniers ultime* ultimes last',
  lettre:
    'lettre* lettres mot mots message* messages carnet* testament* enveloppe* vidéo* note* vocal vocaux cahier* journal mail* courrier* poème*',
  papiers:
    'papiers notaire* assurance* assurance-vie obsèques succession héritage legs léguer lègue* légué* compte* comptes bail loyer résili* impôts banque* code* codes mot-de-passe dossier* facture* procuration* mutuelle* chéquier classeur* contrat* mandat* clés clefs titre* livret* dette* dettes',
  donner:
    'donner donné* donne donnez confié* confier confie prêté* distribué* distribue* légué* offert* offrir laissé* laisse laisserai remis rangé* ranger rendu rendre trié* trier vendu* vendre débarrass* vidé* nettoy* ménage préparé* prévu* réglé* régler organisé* arrangé* écrit* écrire classé* congélateur repas étiquet* rempli* plein* consignes étiquettes prévenu* avertis instruments partitions élèves refuge spa',
  'choses de valeur':
    'bijoux bague* montre* guitare* piano collection* vélo voiture* moto maison* appartement* livres disques album* photos console meubles habits vêtements vaisselle plante* plantes alliance médaille* instrument* jouets chambre argent économies',
  décision:
    'décidé* décision* décide choisi* résolu* déterminé* prêt prête prêts plan planifi* prévu* date jour heure calendrier programmé* compte* comptais intention* promis juré sûr certain* clair calme soulagé* serein* apaisé* paix tranquille* courage* choix',
  'tout proche':
    'soir nuit demain aujourdhui maintenant tantôt bientôt minuit week-end weekend lundi mardi mercredi jeudi vendredi samedi dimanche tout-à-l’heure semaine heure heures minutes instant aube matin ce cette prochain* anniversaire noël hiver été printemps automne rentrée lune soleil coucher couchers aurore trois deux un jours reste restent restera',
  'après moi':
    'sans après absence débarrass* mieux soulag* libre* libéré* fardeau* poids boulet* charge* parasite* inutile* gêne* coûte* encombr* trop débarras gâche* manquer manquerai manquera remarquer remarquera remarquerait',
  'une fois pour toutes':
    'définitiv* définitif toujours jamais bonne-fois toutes finitude irrévers* retour reviendrai revenir reviendra retournerai éternellement',
}

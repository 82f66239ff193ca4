/** Which of two lines, where a life is at stake. */
export const FIFTEEN_FIRST =
  'Le 15 : il y a une vie à protéger, et c’est lui qui envoie des soignants. Si un autre décroche avant, le 17, le 18 ou le 112, il vous passera le bon service.'

/** « Le 15 ou le 17 ? »: which of two, and why. */
export const whichOfTwo: Readonly<Record<string, string>> = {
  '15 17':
    'Le 15 s’il y a une vie à sauver ou quelqu’un à soigner, le 17 si quelqu’un menace. Dans le doute, l’un des deux : ils se passent les appels.',
  '15 18': 'L’un ou l’autre, ils travaillent ensemble et se passent les appels. Le premier qui décroche est le bon.',
  '15 112': 'L’un ou l’autre : le 112 vous passe le bon service. Le premier qui décroche est le bon.',
  '17 112': 'L’un ou l’autre : le 112 vous passe le bon service. Le premier qui décroche est le bon.',
  '15 3114':
    'Le 15 si un geste est commencé ou tout proche, ou si quelque chose a été avalé. Le 3114 pour parler de ces pensées, à toute heure.',
  '17 119': 'Le 17 si cela se passe maintenant. Le 119 pour en parler et être protégé ensuite, jour et nuit.',
  '17 3919': 'Le 17 si cela se passe maintenant. Le 3919 pour en parler et préparer la suite, jour et nuit.',
  '17 114': 'Le 17 si vous pouvez parler ; le 114, par SMS, si l’on ne doit pas vous entendre.',
  '119 3114':
    'Le 3114 pour les idées de mourir, le 119 pour ce qui se passe à la maison. Les deux sont gratuits, jour et nuit, et l’un n’empêche pas l’autre.',
}

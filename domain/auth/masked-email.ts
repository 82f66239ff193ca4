/** « c•••@e•••.fr »: enough to recognise the address, too little to write to it. */
export function maskedEmail(address: string): string {
  const [, name = '', domain = '', ending = ''] = /^(.)[^@]*@(.).*?(\.[^.]*)?$/u.exec(address) ?? []
  return `${name}•••@${domain}•••${ending}`
}

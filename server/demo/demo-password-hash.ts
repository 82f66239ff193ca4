/**
 * Hash of the public demonstration password, precomputed because a hashing thread takes 28 MB and most first starts
 * need it for nothing else.
 */
export const demoPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$fLfUUhphfAoMClA0CJXCPQ$NtXZUbREIZGdCxHg5JAx3n/LBXma/QcHg2SHcda0aPg'

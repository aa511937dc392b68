/** Guesses the environment from the host, before the server has named it. */
export const environmentOf = (host: string): 'production' | 'development' =>
  /^(localhost|127\.|\[?::1|0\.0\.0\.0)|^(dev|test|staging|demo|uat)[.-]|\.(test|local|localhost)(:|$)/.test(host)
    ? 'development'
    : 'production'

/** The mark outside production. */
export const environmentMark = '演练环境'

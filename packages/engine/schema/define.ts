/** Plain SQL functions of the owner, stable, closed against other search paths. */
export const define = (signature: string, query: string, options = ''): string =>
  `create or replace function rule.${signature} language sql stable security definer set search_path = pg_catalog, pg_temp ${options} as $$ ${query} $$;`

/** The same for the person, under their policies. */
export const defineAsAsker = (signature: string, query: string): string =>
  `create or replace function rule.${signature} language sql stable set search_path = pg_catalog, pg_temp as $$ ${query} $$;`

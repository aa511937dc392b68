alter table store."violate" add column "appeal_file" jsonb default '[]' not null;

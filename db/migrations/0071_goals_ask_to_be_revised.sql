alter table store."okr" add column "revise_reason" text;

alter table store."apply_for" add column "signer_phone" text;

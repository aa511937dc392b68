alter table store."entry" drop constraint "entry_requires1";
alter table store."entry" add constraint "entry_requires1" check (((("kind" = '入职') and not ("status" = '通过'))) is not true or ("preset_role_id" is not null));
alter table store."entry" drop constraint "entry_requires2";
alter table store."entry" add constraint "entry_requires2" check (((("kind" = '入职') and not ("status" = '通过'))) is not true or ("mentor_id" is not null) and ("tz_probation" is not null));

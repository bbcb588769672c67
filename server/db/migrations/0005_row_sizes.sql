ALTER TABLE "analyses" ADD COLUMN "record_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resumes" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_counters" ADD COLUMN "bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What is there already is measured once.
UPDATE "resumes" SET "bytes" = octet_length("body"::text) WHERE "body" IS NOT NULL;--> statement-breakpoint
UPDATE "analyses" SET
  "record_bytes" = measured.record,
  "bytes" = measured.record + measured.body
  FROM (
    SELECT a."user_id", a."id",
      octet_length(concat(a."resume_id", a."resume_name", a."job_description", a."job_role", a."job_category",
        a."engine_version", a."keyword_match"::text, a."suggestions"::text, a."ai_analysis"::text)) AS record,
      octet_length(coalesce(b."body"::text, '')) AS body
    FROM "analyses" a LEFT JOIN "analysis_bodies" b ON b."user_id" = a."user_id" AND b."id" = a."id"
    WHERE NOT a."deleted"
  ) measured
  WHERE measured."user_id" = "analyses"."user_id" AND measured."id" = "analyses"."id";--> statement-breakpoint
UPDATE "user_counters" SET "bytes" = rows.bytes
  FROM (
    SELECT "user_id", sum("bytes") AS bytes FROM (
      SELECT "user_id", "bytes" FROM "resumes" UNION ALL SELECT "user_id", "bytes" FROM "analyses"
    ) sizes GROUP BY "user_id"
  ) rows
  WHERE rows."user_id" = "user_counters"."user_id";

ALTER TABLE "totals" ADD COLUMN "in_part" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_counters" ADD COLUMN "in_part" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What was judged in part leaves the sums that averages are made of.
UPDATE "user_counters" SET "in_part" = part.analyses, "score_sum" = "score_sum" - part.points
  FROM (
    SELECT "user_id", count(*) AS analyses, sum("overall") AS points FROM "analyses"
    WHERE "judged" IS NOT NULL AND NOT "deleted" GROUP BY "user_id"
  ) part
  WHERE part."user_id" = "user_counters"."user_id";--> statement-breakpoint
UPDATE "totals" SET "in_part" = part.analyses, "score_sum" = "score_sum" - part.points
  FROM (
    SELECT ('x' || right("user_id"::text, 4))::bit(16)::int % 64 AS shard, count(*) AS analyses, sum("overall") AS points
    FROM "analyses" WHERE "judged" IS NOT NULL AND NOT "deleted" GROUP BY 1
  ) part
  WHERE part.shard = "totals"."shard";

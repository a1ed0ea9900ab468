"""Trains the trees that order the first results of a pasted text.

    npm run eval -- ranking masked --share 1 --minutes 60 --signals signals.jsonl
    python evaluation/src/ranking/order/train.py signals.jsonl folder

Needs LightGBM (measured with 4.7.0) and NumPy. Trains on what there was when each paragraph was written: that it cites
nothing later would else be learned as well. Prints figures of the sum of weights, and of trees that were trained without
the citing opinions of the paragraphs that they order. Writes to the folder trees.json, trained on all paragraphs, which
the product carries, and folds.json, the trees of each fold, with which `--folds` measures the product.
"""

import json
import sys
import zlib

import lightgbm
import numpy as np

# 1: what has more of it never ranks lower for it.
SIGNALS = {
    "document": 1,
    "best": 1,
    "opening": 1,
    "several": 1,
    "likelihood": 1,
    "length": 0,
    "age": 0,
    "share": 1,
    "said": 1,
    "often": 0,
    "pairs": 1,
    "base": 1,
}
NAMES = list(SIGNALS)
FOLDS = 5
TREES = 150
PARAMETERS = {
    "objective": "lambdarank",
    "num_leaves": 7,
    "learning_rate": 0.05,
    "min_data_in_leaf": 50,
    "bagging_fraction": 0.7,
    "bagging_freq": 1,
    "feature_fraction": 0.7,
    "lambda_l2": 5,
    "lambdarank_truncation_level": 15,
    "monotone_constraints": list(SIGNALS.values()) * 2,
    "num_threads": 1,
    "deterministic": True,
    "force_row_wise": True,
    "seed": 1,
    "verbose": -1,
}


def view(rows):
    signals = np.array([[row["signals"][name] for name in NAMES] for row in rows], dtype=float)
    deviations = (signals - signals.mean(0)) / (signals.std(0) + 1e-9)
    return {
        "x": np.hstack([signals, deviations]),
        "y": np.array([row["grade"] for row in rows], dtype=int),
        "sum": signals[:, NAMES.index("base")] + signals[:, NAMES.index("pairs")],
    }


def read(path):
    """All results of each text, and those that there were when it was written."""
    paragraphs = []
    with open(path, encoding="utf-8") as lines:
        for one in map(json.loads, lines):
            earlier = [row for row in one["rows"] if not row["isLater"]]
            if earlier:
                fold = zlib.crc32(one["group"].encode()) % FOLDS
                paragraphs.append({**one, "fold": fold, "now": view(one["rows"]), "then": view(earlier)})
    return paragraphs


def short(number):
    return float(f"{number:.4g}")


def node(of):
    if "leaf_value" in of:
        return short(of["leaf_value"])
    if of["decision_type"] != "<=":
        raise ValueError(of["decision_type"])
    return [of["split_feature"], short(of["threshold"]), node(of["left_child"]), node(of["right_child"])]


def train(paragraphs):
    data = lightgbm.Dataset(
        np.vstack([one["then"]["x"] for one in paragraphs]),
        np.hstack([one["then"]["y"] for one in paragraphs]),
        group=[len(one["then"]["y"]) for one in paragraphs],
    )
    dumped = lightgbm.train(PARAMETERS, data, TREES).dump_model()
    return {"signals": NAMES, "trees": [node(tree["tree_structure"]) for tree in dumped["tree_info"]]}


def score(forest, x):
    def walk(of, rows, out):
        if not isinstance(of, list):
            out[rows] += of
            return
        low = x[rows, of[0]] <= of[1]
        walk(of[2], rows[low], out)
        walk(of[3], rows[~low], out)

    out = np.zeros(len(x))
    for tree in forest["trees"]:
        walk(tree, np.arange(len(x)), out)
    return out


def ndcg(grades, ideal):
    def gain(these):
        return sum(one / np.log2(place + 2) for place, one in enumerate(these[:10]))

    return gain(grades) / (gain(ideal) or 1)


def worth(one, which, by):
    # What the trees call equal stays in the order of the sum.
    grades = one[which]["y"][np.lexsort((-one[which]["sum"], -by))]
    return ndcg(grades, one["ideal"]), float((grades[:10] > 0).any())


def interval(gains, groups):
    """95 percent, by drawing citing opinions again."""
    chance = np.random.default_rng(1)
    by_group = [gains[groups == group] for group in np.unique(groups)]
    means = []
    for _ in range(1000):
        drawn = [by_group[at] for at in chance.integers(len(by_group), size=len(by_group))]
        means.append(np.concatenate(drawn).mean())
    return "%.4f to %.4f" % tuple(np.quantile(means, [0.025, 0.975]))


def measure(name, paragraphs, forest_of):
    for which in ("now", "then"):
        for ordered in (False, True):
            these = [one for one in paragraphs if one["ordered"] or not ordered]
            before = np.array([worth(one, which, one[which]["sum"]) for one in these])
            after = np.array([worth(one, which, score(forest_of(one), one[which]["x"])) for one in these])
            gains = after - before
            label = f"{name}, {'all opinions' if which == 'now' else 'earlier opinions'}"
            print(
                f"{label}, {'texts that the product orders' if ordered else 'all texts'}: {len(these)},",
                f"nDCG@10 {before[:, 0].mean():.4f}, {after[:, 0].mean():.4f},",
                f"gain {interval(gains[:, 0], np.array([one['group'] for one in these]))},",
                f"hit@10 {before[:, 1].mean():.4f}, {after[:, 1].mean():.4f}",
                flush=True,
            )


def main(path, folder):
    paragraphs = read(path)
    folds = [train([one for one in paragraphs if one["fold"] != fold]) for fold in range(FOLDS)]
    measure("trees of other folds", paragraphs, lambda one: folds[one["fold"]])
    for fold in range(FOLDS):
        measure(f"fold {fold}", [one for one in paragraphs if one["fold"] == fold], lambda _: folds[fold])
    final = train(paragraphs)
    measure("seen in training", paragraphs, lambda _: final)
    fold_of = {one["group"]: one["fold"] for one in paragraphs}
    for name, value in (("trees", final), ("folds", {"folds": folds, "foldOf": fold_of})):
        with open(f"{folder}/{name}.json", "w", encoding="utf-8") as out:
            json.dump(value, out, separators=(",", ":"))
            out.write("\n")


if __name__ == "__main__":
    main(*sys.argv[1:])

/** Data and artificial intelligence: skills and job titles. */
export const dataAndAi = `
# skills
Data analysis; data analytics; analysing data; analyzing data; analysis of data; analytical reporting | technique
Data science | knowledge | ~ machine learning, statistics
Machine learning; =ML; ML models; ML algorithms; machine learning algorithms; machine learning models | knowledge | ~ artificial intelligence, data science
Deep learning; deep neural networks; DNN | knowledge | < machine learning
Artificial intelligence; =AI; AI/ML; AI solutions; applied AI | knowledge | ~ machine learning
Neural networks; artificial neural networks; =ANN; multilayer perceptron | knowledge | < machine learning
Convolutional neural networks; CNN; ConvNets | knowledge | < deep learning ~ Recurrent neural networks, Graph neural networks, Generative adversarial networks
Recurrent neural networks; RNN; GRU networks | knowledge | < deep learning ~ Graph neural networks, Generative adversarial networks, Autoencoders
Graph neural networks; GNN | knowledge | < deep learning ~ Generative adversarial networks, Autoencoders, Diffusion models
Generative adversarial networks; =GAN | knowledge | < deep learning ~ Autoencoders, Diffusion models, Convolutional neural networks
Autoencoders; variational autoencoders; VAE | knowledge | < deep learning ~ Diffusion models, Convolutional neural networks, Recurrent neural networks
Diffusion models; Stable Diffusion | knowledge | < deep learning ~ Convolutional neural networks, Recurrent neural networks, Graph neural networks
Transformer models; transformer neural networks; attention mechanism; transformer architecture | knowledge | < deep learning ~ natural language processing, BERT
=BERT; BERT models | knowledge | < deep learning ~ natural language processing, Transformer models
Natural language processing; =NLP; text mining; text analytics; text classification; computational linguistics | knowledge | < machine learning
Named entity recognition; =NER; entity extraction; information extraction | technique | < natural language processing
Sentiment analysis; opinion mining | technique | < natural language processing
Topic modelling; topic modeling; LDA topic models | technique | < natural language processing
Machine translation; neural machine translation | technique | < natural language processing
Text summarisation; text summarization | technique | < natural language processing
spaCy | framework | < natural language processing, Python ~ NLTK, Gensim
=NLTK; Natural Language Toolkit | framework | < natural language processing, Python ~ Gensim, spaCy
Gensim; word2vec; word embeddings | framework | < natural language processing, Python ~ spaCy, NLTK
Hugging Face; Hugging Face Transformers; HuggingFace | framework | < natural language processing
Large language models; LLM; GPT models; foundation models | knowledge | < natural language processing ~ generative AI
Generative AI; GenAI; gen AI; generative artificial intelligence; generative models | knowledge | < artificial intelligence
Prompt engineering; prompt design; writing prompts | technique | < generative AI
Retrieval-augmented generation; RAG pipelines; RAG | technique | < large language models
Fine-tuning language models; LLM fine-tuning; LoRA fine-tuning | technique | < large language models
LangChain | framework | < large language models ~ LlamaIndex, CrewAI, AutoGen
LlamaIndex; Llama Index | framework | < large language models ~ CrewAI, AutoGen, Semantic Kernel
CrewAI | framework | < large language models ~ AutoGen, Semantic Kernel, LangChain
AutoGen | framework | < large language models ~ Semantic Kernel, LangChain, LlamaIndex
Semantic Kernel | framework | < large language models ~ LangChain, LlamaIndex, CrewAI
AI agents; agentic AI; multi-agent systems; agentic workflows; Model Context Protocol | technique | < large language models
Vector databases; vector search; semantic search; embeddings search | software | ~ retrieval-augmented generation, Pinecone, Weaviate, Qdrant
=Pinecone | software | ~ retrieval-augmented generation, Weaviate, Qdrant, Milvus
Weaviate | software | ~ retrieval-augmented generation, Qdrant, Milvus, pgvector
Qdrant | software | ~ retrieval-augmented generation, Milvus, pgvector, FAISS
Milvus | software | ~ retrieval-augmented generation, pgvector, FAISS, Chroma DB
pgvector | software | ~ retrieval-augmented generation, FAISS, Chroma DB, Vector databases
FAISS | software | ~ retrieval-augmented generation, Chroma DB, Vector databases, Pinecone
Chroma DB; ChromaDB | software | ~ retrieval-augmented generation, Vector databases, Pinecone, Weaviate
ChatGPT; OpenAI ChatGPT | tool | ~ generative AI, Claude AI, Google Gemini, Microsoft Copilot
Claude AI; Anthropic Claude | tool | ~ generative AI, Google Gemini, Microsoft Copilot, Midjourney
Google Gemini; Gemini AI | tool | ~ generative AI, Microsoft Copilot, Midjourney, ChatGPT
Microsoft Copilot; Copilot 365; M365 Copilot | tool | ~ generative AI, Midjourney, ChatGPT, Claude AI
Midjourney | tool | ~ generative AI, ChatGPT, Claude AI, Google Gemini
Computer vision; machine vision; image recognition; visual recognition; CV algorithms | knowledge | < machine learning
Image processing; digital image processing; image analysis software | technique | ~ computer vision
Object detection; Faster R-CNN | technique | < computer vision
Image segmentation; semantic segmentation; U-Net | technique | < computer vision
Image classification | technique | < computer vision
Face recognition; facial recognition | technique | < computer vision
Optical character recognition; OCR | technique | < computer vision
OpenCV; Open CV | framework | < computer vision
Speech recognition; automatic speech recognition; speech-to-text; text-to-speech; speech processing; voice recognition; Whisper ASR | technique | < machine learning
Reinforcement learning; Q-learning; deep reinforcement learning | knowledge | < machine learning
Supervised learning | knowledge | < machine learning
Unsupervised learning | knowledge | < machine learning
Semi-supervised learning; self-supervised learning | knowledge | < machine learning
Transfer learning | knowledge | < machine learning
Federated learning | knowledge | < machine learning
Active learning models; few-shot learning | knowledge | < machine learning
Classification models; classification algorithms; binary classification; multiclass classification | technique | < machine learning
Regression analysis; linear regression; regression models; multiple regression; regression modelling; regression modeling | technique | < statistics ~ Logistic regression, Ridge regression
Logistic regression | technique | < statistics ~ Ridge regression, Regression analysis
Ridge regression; lasso regression; elastic net | technique | < statistics ~ Regression analysis, Logistic regression
Decision trees | technique | < machine learning ~ Random forest, Gradient boosting, Support vector machines
Random forest | technique | < machine learning ~ Gradient boosting, Support vector machines, k-nearest neighbours
Gradient boosting; gradient boosted trees; GBM | technique | < machine learning ~ Support vector machines, k-nearest neighbours, Naive Bayes
Support vector machines; SVM | technique | < machine learning ~ k-nearest neighbours, Naive Bayes, Ensemble methods
k-nearest neighbours; KNN; k-nearest neighbors | technique | < machine learning ~ Naive Bayes, Ensemble methods, Decision trees
Naive Bayes | technique | < machine learning ~ Ensemble methods, Decision trees, Random forest
Ensemble methods; ensemble learning; bagging and boosting; model stacking | technique | < machine learning ~ Decision trees, Random forest, Gradient boosting
XGBoost | framework | < gradient boosting ~ LightGBM, CatBoost
LightGBM | framework | < gradient boosting ~ CatBoost, XGBoost
CatBoost | framework | < gradient boosting ~ XGBoost, LightGBM
Clustering; k-means; k-means clustering; cluster analysis; DBSCAN; hierarchical clustering; clustering algorithms | technique | < unsupervised learning
Dimensionality reduction; principal component analysis; PCA; t-SNE; UMAP; factor analysis | technique | < statistics
Anomaly detection; outlier detection | technique | < machine learning
Recommender systems; recommendation systems; recommendation engines; collaborative filtering | technique | < machine learning
Time series analysis; time series forecasting; time-series; exponential smoothing; Prophet forecasting; time series modelling | technique | < statistics ~ forecasting
Forecasting; forecasting models; demand forecasting models; predictive forecasting | technique
Predictive modelling; predictive modeling; predictive analytics; predictive models; propensity models; churn prediction; churn modelling | technique | < machine learning
Prescriptive analytics; descriptive analytics | technique
Feature engineering; feature selection; feature extraction | technique | < machine learning ~ Feature stores
Feature stores; Feast feature store | technique | < machine learning ~ Feature engineering
Model evaluation; cross-validation; model validation; hyperparameter tuning; hyperparameter optimisation; ROC curves; model selection | technique | < machine learning
Model deployment; deploying machine learning models; model serving; ML model deployment; model monitoring; productionising models | technique | ~ MLOps
MLOps; machine learning operations; ML Ops; LLMOps; ML pipelines; machine learning pipelines | method
MLflow | tool | < MLOps ~ Kubeflow, Weights & Biases, DVC
Kubeflow | tool | < MLOps ~ Weights & Biases, DVC, MLflow
Weights & Biases; wandb | tool | < MLOps ~ DVC, MLflow, Kubeflow
DVC; Data Version Control | tool | < MLOps ~ MLflow, Kubeflow, Weights & Biases
Explainable AI; XAI; model interpretability | technique | < machine learning
Responsible AI; AI ethics; AI governance; algorithmic fairness; bias mitigation; EU AI Act; trustworthy AI | knowledge
TensorFlow; Tensor Flow; TensorFlow 2; TensorFlow Lite | framework | < deep learning, Python ~ Keras
PyTorch; =Torch; PyTorch Lightning; torchvision | framework | < deep learning, Python
=Keras; Keras API; tf.keras | framework | < deep learning, Python
JAX framework; =JAX | framework | < deep learning ~ Theano, Caffe, MXNet
Theano | framework | < deep learning ~ Caffe, MXNet, ONNX
=Caffe; Caffe2 | framework | < deep learning ~ MXNet, ONNX, TensorRT
MXNet | framework | < deep learning ~ ONNX, TensorRT, OpenVINO
ONNX | framework | < deep learning ~ TensorRT, OpenVINO, JAX framework
TensorRT | framework | < deep learning ~ OpenVINO, JAX framework, Theano
OpenVINO | framework | < deep learning ~ JAX framework, Theano, Caffe
scikit-learn; sklearn; SciKit | framework | < machine learning, Python
=Pandas; Python pandas; pandas library; pandas dataframe | framework | < Python, data analysis ~ Polars, Dask
Polars | framework | < Python, data analysis ~ Dask, Pandas
Dask | framework | < Python, data analysis ~ Pandas, Polars
NumPy | framework | < Python ~ SciPy, statsmodels
SciPy | framework | < Python ~ statsmodels, NumPy
statsmodels | framework | < Python ~ NumPy, SciPy
Matplotlib | framework | < data visualisation, Python ~ Seaborn, Plotly, Bokeh
Seaborn | framework | < data visualisation, Python ~ Plotly, Bokeh, Altair visualisation
Plotly; Plotly Dash | framework | < data visualisation, Python ~ Bokeh, Altair visualisation, Matplotlib
=Bokeh | framework | < data visualisation, Python ~ Altair visualisation, Matplotlib, Seaborn
Altair visualisation | framework | < data visualisation, Python ~ Matplotlib, Seaborn, Plotly
Streamlit | framework | < Python ~ Gradio
Gradio | framework | < Python ~ Streamlit
Jupyter Notebook; Jupyter; JupyterLab; IPython | tool | < Python ~ Google Colab, Anaconda Python, Spyder IDE
Google Colab; Colab | tool | < Python ~ Anaconda Python, Spyder IDE, Jupyter Notebook
Anaconda Python; Conda environments | tool | < Python ~ Spyder IDE, Jupyter Notebook, Google Colab
Spyder IDE | tool | < Python ~ Jupyter Notebook, Google Colab, Anaconda Python
PySpark | framework | < Apache Spark, Python
=R; R programming; R language; R statistical software; R Studio; RStudio; R scripting | programming-language | ~ statistics
Tidyverse; dplyr; tidyr | framework | < R ~ ggplot2, R Shiny, R Markdown
ggplot2; ggplot | framework | < R ~ R Shiny, R Markdown, Tidyverse
R Shiny; RShiny; Shiny apps | framework | < R ~ R Markdown, Tidyverse, ggplot2
R Markdown; RMarkdown; Quarto; knitr | framework | < R ~ Tidyverse, ggplot2, R Shiny
Julia programming; Julia language | programming-language
MATLAB; Matlab programming | programming-language | ~ GNU Octave
Simulink; MATLAB Simulink | programming-language | < MATLAB ~ GNU Octave
GNU Octave | programming-language | ~ MATLAB, Simulink
SAS; SAS programming; Base SAS; SAS Enterprise Guide; SAS macros; SAS Enterprise Miner; SAS/STAT; SAS Viya; Advanced SAS | software | < statistical software
SPSS; IBM SPSS; SPSS Statistics; SPSS Modeler | software | < statistical software
=Stata; Stata software | software | < statistical software ~ EViews, Minitab, JMP software
EViews | software | < statistical software ~ Minitab, JMP software, GraphPad Prism
Minitab | software | < statistical software ~ JMP software, GraphPad Prism, Statistica
JMP software; SAS JMP | software | < statistical software ~ GraphPad Prism, Statistica, Mplus
GraphPad Prism; Prism GraphPad | software | < statistical software ~ Statistica, Mplus, AMOS SEM
Statistica; StatSoft | software | < statistical software ~ Mplus, AMOS SEM, Stata
Mplus | software | < statistical software ~ AMOS SEM, Stata, EViews
AMOS SEM | software | < statistical software ~ Stata, EViews, Minitab
Statistical software; statistical packages | software
Statistics; statistical analysis; statistical methods; applied statistics; statistical techniques; statistical data analysis | knowledge
Hypothesis testing; statistical testing; t-tests; chi-square tests; ANOVA; analysis of variance; significance testing | technique | < statistics
A/B testing; AB testing; split testing; controlled experiments; multivariate testing | technique | < statistics
Design of experiments; DOE; experimental design | technique | < statistics ~ Statistical process control
Bayesian statistics; Bayesian inference; Bayesian modelling; Bayesian methods; Bayesian networks | technique | < statistics
Survival analysis; Kaplan-Meier; Cox regression | technique | < statistics
Causal inference; difference-in-differences; propensity score matching; quasi-experimental methods | technique | < statistics
Monte Carlo simulation; Monte Carlo methods; MCMC | technique | < statistics
Multivariate analysis; multivariate statistics; structural equation modelling | technique | < statistics
Sampling methods; survey sampling; sampling design; sample size calculation | technique | < statistics
Statistical modelling; statistical modeling; statistical models; mixed-effects models; generalised linear models; GLM | technique | < statistics
Econometrics; econometric modelling; econometric analysis; panel data | knowledge | < statistics
Biostatistics; biostatistical analysis | knowledge | ~ Bioinformatics
Bioinformatics; computational biology; genomics data analysis | knowledge | ~ Biostatistics
Mathematical modelling; mathematical modeling; linear algebra; probability theory; calculus; applied mathematics; stochastic processes | knowledge
Operations research; linear programming; mathematical optimisation; optimization modelling; mixed-integer programming; combinatorial optimisation | technique | ~ Gurobi, CPLEX
Gurobi | technique | ~ CPLEX, Operations research
CPLEX | technique | ~ Operations research, Gurobi
Simulation modelling; discrete event simulation; agent-based modelling | technique | ~ AnyLogic, Arena simulation
AnyLogic | technique | ~ Arena simulation, Simulation modelling
Arena simulation | technique | ~ Simulation modelling, AnyLogic
Exploratory data analysis; EDA | technique | < data analysis
Data cleaning; data cleansing; data wrangling; data preparation; data preprocessing; data munging; cleaning data; data pre-processing | technique | < data analysis
Data visualisation; data visualization; data viz; visualising data; visualisation of data; data storytelling | technique
Dashboards; dashboard development; building dashboards; dashboard design; interactive dashboards; KPI dashboards; dashboarding | technique | < data visualisation
Business intelligence; =BI; BI reporting; BI development; BI tools; business intelligence reporting | knowledge
Power BI; PowerBI; Microsoft Power BI; MS Power BI; Power BI Desktop; Power BI Service | software | < business intelligence ~ Tableau
=DAX; data analysis expressions; DAX formulas; DAX measures | programming-language | < Power BI
Power Query; M language; Power Pivot | software | ~ Microsoft Excel, Power BI
=Tableau; Tableau Desktop; Tableau Server; Tableau Prep; Tableau Public | software | < business intelligence ~ Power BI
Qlik Sense; QlikSense; Qlik | software | < business intelligence ~ QlikView
QlikView | software | < business intelligence ~ Qlik Sense
=Looker; Looker BI; LookML | software | < business intelligence
Looker Studio; Google Data Studio; Data Studio | software | < business intelligence
Metabase | software | < business intelligence
Apache Superset | software | < business intelligence
Redash | software | < business intelligence
MicroStrategy; Micro Strategy | software | < business intelligence
IBM Cognos; Cognos; Cognos Analytics; Cognos BI | software | < business intelligence
SAP BusinessObjects; Universe Designer; Business Objects; BusinessObjects; SAP BO | software | < business intelligence, SAP
SAP Analytics Cloud; SAC planning | software | < business intelligence, SAP
Domo BI | software | < business intelligence
Sisense | software | < business intelligence
ThoughtSpot | software | < business intelligence
TIBCO Spotfire; Spotfire | software | < business intelligence
Oracle BI; OBIEE; Oracle Business Intelligence | software | < business intelligence
Grafana dashboards | software | < business intelligence, Grafana
Kibana dashboards | software | < business intelligence, Kibana
Alteryx; Alteryx Designer | software | < business intelligence
KNIME | software | < business intelligence
RapidMiner | software | < business intelligence
Orange data mining | software | < business intelligence
Weka | software | < business intelligence
Dataiku | software | < business intelligence
SSRS; SQL Server Reporting Services | software | < Microsoft SQL Server ~ SSAS, SSIS
SSAS; SQL Server Analysis Services; OLAP cubes; tabular models; MDX queries | software | < Microsoft SQL Server ~ SSIS, SSRS
SSIS; SQL Server Integration Services | software | < Microsoft SQL Server ~ SSRS, SSAS
Reporting; ad hoc reporting; management reports; report generation; ad-hoc reports; report building; automated reporting | duty
Data entry; keying data; data inputting; data input; data capture; data entry operations | duty
KPI reporting; KPI; KPI tracking; metrics reporting; performance dashboards | duty
Data mining; knowledge discovery; pattern recognition | technique
Data engineering; data pipelines; building data pipelines; data pipeline development; data ingestion; streaming pipelines | knowledge
ETL; ELT; extract transform load; ETL development; ETL pipelines; ETL processes; ETL/ELT | technique | < data engineering
=Informatica; Informatica PowerCenter; PowerCenter; Informatica Cloud; IICS | tool | < ETL ~ Talend, IBM DataStage, Pentaho
=Talend; Talend Open Studio | tool | < ETL ~ IBM DataStage, Pentaho, Ab Initio
IBM DataStage; DataStage; Ascential DataStage; DataStage Designer | tool | < ETL ~ Pentaho, Ab Initio, Matillion
Pentaho; Pentaho Data Integration; Kettle ETL | tool | < ETL ~ Ab Initio, Matillion, Fivetran
Ab Initio | tool | < ETL ~ Matillion, Fivetran, Airbyte
Matillion | tool | < ETL ~ Fivetran, Airbyte, Oracle Data Integrator
Fivetran | tool | < ETL ~ Airbyte, Oracle Data Integrator, Apache NiFi
Airbyte | tool | < ETL ~ Oracle Data Integrator, Apache NiFi, SnapLogic
Oracle Data Integrator; ODI | tool | < ETL ~ Apache NiFi, SnapLogic, Informatica
Apache NiFi; NiFi | tool | < ETL ~ SnapLogic, Informatica, Talend
SnapLogic | tool | < ETL ~ Informatica, Talend, IBM DataStage
Data warehousing; data warehouse; data warehouse design; enterprise data warehouse; EDW; data marts; DWH | knowledge | < data engineering
Dimensional modelling; dimensional modeling; star schema; snowflake schema; Kimball methodology; Inmon | technique | < data warehousing, data modelling ~ Data Vault
Data Vault; Data Vault 2.0 | technique | < data warehousing, data modelling ~ Dimensional modelling
Data modelling; data modeling; data models; logical data models; conceptual data modelling | technique | ~ ER/Studio
ER/Studio | technique | ~ Data modelling
=Snowflake; Snowflake data warehouse; Snowflake Data Cloud; SnowSQL; SnowPro | software | < data warehousing ~ Amazon Redshift, Google BigQuery, Azure Synapse
Amazon Redshift; Redshift | software | < data warehousing ~ Google BigQuery, Azure Synapse, Teradata
Google BigQuery; BigQuery; Big Query | software | < data warehousing ~ Azure Synapse, Teradata, Netezza
Azure Synapse; Azure Synapse Analytics; Azure SQL Data Warehouse | software | < data warehousing ~ Teradata, Netezza, Greenplum
=Teradata; Teradata SQL; BTEQ | software | < data warehousing ~ Netezza, Greenplum, Vertica
Netezza; IBM Netezza | software | < data warehousing ~ Greenplum, Vertica, SAP HANA
Greenplum | software | < data warehousing ~ Vertica, SAP HANA, SAP BW
Vertica | software | < data warehousing ~ SAP HANA, SAP BW, ClickHouse
SAP HANA; HANA database | software | < data warehousing, SAP ~ SAP BW, ClickHouse, Apache Druid
SAP BW; SAP BI; BW/4HANA; SAP Business Warehouse | software | < data warehousing, SAP ~ ClickHouse, Apache Druid, DuckDB
ClickHouse | software | < data warehousing ~ Apache Druid, DuckDB, Microsoft Fabric
Apache Druid | software | < data warehousing ~ DuckDB, Microsoft Fabric, Snowflake
DuckDB | software | < data warehousing ~ Microsoft Fabric, Snowflake, Amazon Redshift
Microsoft Fabric; OneLake | software | < data warehousing ~ Snowflake, Amazon Redshift, Google BigQuery
Databricks; Azure Databricks; Databricks SQL; Unity Catalog; Databricks Lakehouse | software | ~ Apache Spark
Delta Lake; lakehouse; data lakehouse; medallion architecture | technique | < data engineering ~ Apache Iceberg, Apache Hudi, Data lakes
Apache Iceberg | technique | < data engineering ~ Apache Hudi, Data lakes, Delta Lake
Apache Hudi | technique | < data engineering ~ Data lakes, Delta Lake, Apache Iceberg
Data lakes; Azure Data Lake | technique | < data engineering ~ Delta Lake, Apache Iceberg, Apache Hudi
Azure Data Factory; ADF; ADF pipelines | tool | < data engineering ~ AWS Glue, Amazon Athena, Amazon EMR
AWS Glue | tool | < data engineering ~ Amazon Athena, Amazon EMR, Google Dataflow
Amazon Athena; AWS Athena | tool | < data engineering ~ Amazon EMR, Google Dataflow, Google Dataproc
Amazon EMR; AWS EMR; Elastic MapReduce | tool | < data engineering ~ Google Dataflow, Google Dataproc, Amazon Kinesis
Google Dataflow; Google Cloud Dataflow | tool | < data engineering ~ Google Dataproc, Amazon Kinesis, Azure Data Factory
Google Dataproc; Dataproc | tool | < data engineering ~ Amazon Kinesis, Azure Data Factory, AWS Glue, Google Dataflow
Amazon Kinesis; Kinesis Streams; Kinesis Firehose | tool | < data engineering ~ Azure Data Factory, AWS Glue, Amazon Athena
dbt data build tool; =dbt; dbt Core; dbt Cloud | tool | < data engineering, SQL
Apache Airflow; =Airflow; Airflow DAGs | tool | < data engineering ~ Prefect workflows, Dagster, Luigi pipelines
Prefect workflows | tool | < data engineering ~ Dagster, Luigi pipelines, Control-M
Dagster | tool | < data engineering ~ Luigi pipelines, Control-M, Autosys
Luigi pipelines | tool | < data engineering ~ Control-M, Autosys, Apache Airflow
Control-M; job scheduling; batch scheduling | tool | < data engineering ~ Autosys, Apache Airflow, Prefect workflows
Autosys | tool | < data engineering ~ Apache Airflow, Prefect workflows, Dagster
Apache Spark; =Spark; Spark SQL; Spark Streaming; Spark MLlib | framework | < big data
Big data; big data analytics; big data technologies; large datasets; large-scale data processing | knowledge
Apache Hadoop; =Hadoop; Hadoop ecosystem | framework | < big data ~ Cloudera, Apache Hive, Impala SQL
Cloudera | framework | < big data ~ Apache Hive, Impala SQL, Apache Pig
Apache Hive; =Hive; HiveQL | framework | < big data ~ Impala SQL, Apache Pig, Apache Sqoop
Impala SQL | framework | < big data ~ Apache Pig, Apache Sqoop, Apache Oozie
Apache Pig; Pig Latin | framework | < big data ~ Apache Sqoop, Apache Oozie, Apache Flink
Apache Sqoop; Sqoop | framework | < big data ~ Apache Oozie, Apache Flink, Apache Storm
Apache Oozie | framework | < big data ~ Apache Flink, Apache Storm, Apache Beam
Apache Flink; Flink | framework | < big data ~ Apache Storm, Apache Beam, Presto SQL
Apache Storm | framework | < big data ~ Apache Beam, Presto SQL, Apache Hadoop
Apache Beam | framework | < big data ~ Presto SQL, Apache Hadoop, Cloudera
Presto SQL; PrestoDB | framework | < big data ~ Apache Hadoop, Cloudera, Apache Hive
Data governance; data stewardship; data ownership; data policies; data lineage | knowledge
Data quality; data quality management; data validation; data integrity; data quality assurance; data accuracy | knowledge
Master data management; MDM; master data; master data maintenance; reference data management | knowledge
Data catalogues; data catalogs; metadata management | knowledge
Collibra | knowledge
Alation | knowledge
Microsoft Purview | knowledge
Data management; managing data; data administration; data handling | knowledge
Data architecture; data platform architecture; data mesh; data fabric | knowledge
Data strategy; data roadmaps; data-driven decision making; data literacy | knowledge
Data annotation; data labelling; data labeling; image annotation; annotating data; ground truth labelling | duty | ~ Labelbox, Data collection
Labelbox | duty | ~ Data collection, Data annotation
Data collection; collecting data; data gathering; primary data collection | duty | ~ Data annotation, Labelbox
Database administration; database management; DBA duties; managing databases; database backup and recovery; database monitoring | duty | ~ Oracle DBA, SQL Server administration, Database replication
Oracle DBA; Oracle RAC; Oracle Enterprise Manager | duty | ~ SQL Server administration, Database replication, Database administration
SQL Server administration; SQL Server DBA; Always On availability groups | duty | ~ Database replication, Database administration, Oracle DBA
Database replication; database clustering; sharding; high-availability databases | duty | ~ Database administration, Oracle DBA, SQL Server administration
Microsoft Excel; =Excel; MS Excel; advanced Excel; Excel spreadsheets; Excel formulas; Excel modelling; spreadsheets | software | ~ Google Sheets
Google Sheets | software | < Google Workspace ~ Microsoft Excel
Pivot tables; pivot charts | technique | < Microsoft Excel ~ VLOOKUP, Excel macros
VLOOKUP | technique | < Microsoft Excel ~ Excel macros, Pivot tables
Excel macros; macros | technique | < Microsoft Excel ~ Pivot tables, VLOOKUP
Business analysis; business analytics; business process analysis; business requirements analysis | knowledge
Product analytics; Amplitude Analytics; funnel analysis; cohort analysis; user behaviour analysis | technique | < data analysis
Mixpanel | software | < Product analytics, data analysis
Heap Analytics | technique | < data analysis
Customer analytics; customer segmentation analysis; RFM analysis; customer lifetime value modelling | technique | < data analysis
Marketing mix modelling; marketing mix modeling; attribution modelling; media mix modelling; uplift modelling | technique | < data analysis
Credit scoring models; scorecard development; risk modelling; PD models; credit risk modelling | technique | < data analysis
Fraud analytics; fraud detection models; fraud detection algorithms | technique | < data analysis
People analytics models; price optimisation models; pricing analytics | technique | < data analysis
=GIS; geographic information systems; geospatial analysis; spatial analysis; geospatial data | software | ~ ArcGIS, QGIS, Remote sensing
ArcGIS; ESRI ArcGIS; ArcMap; ArcGIS Pro; ArcGIS Online; ESRI | software | ~ QGIS, Remote sensing, ERDAS Imagine, GIS mapping
QGIS; Quantum GIS | software | ~ Remote sensing, ERDAS Imagine, Google Earth Engine, GIS mapping
Remote sensing; satellite imagery analysis | software | ~ ERDAS Imagine, Google Earth Engine, GeoPandas
ERDAS Imagine | software | ~ Google Earth Engine, GeoPandas, GDAL
Google Earth Engine | software | ~ GeoPandas, GDAL, GeoServer
GeoPandas | software | ~ GDAL, GeoServer, GIS
GDAL | software | ~ GeoServer, GIS, ArcGIS
GeoServer | software | ~ GIS, ArcGIS, QGIS
Amazon SageMaker; SageMaker; AWS SageMaker | tool | < machine learning ~ Azure Machine Learning, Vertex AI, Amazon Bedrock
Azure Machine Learning; Azure ML; Azure ML Studio; Azure Cognitive Services; Azure AI Services | tool | < machine learning ~ Vertex AI, Amazon Bedrock, H2O.ai
Vertex AI; Google AI Platform; AutoML | tool | < machine learning ~ Amazon Bedrock, H2O.ai, DataRobot
Amazon Bedrock; AWS Bedrock | tool | < machine learning ~ H2O.ai, DataRobot, Amazon SageMaker
H2O.ai | tool | < machine learning ~ DataRobot, Amazon SageMaker, Azure Machine Learning
DataRobot | tool | < machine learning ~ Amazon SageMaker, Azure Machine Learning, Vertex AI
=CUDA; NVIDIA CUDA; GPU computing; GPU programming; cuDNN | technique | ~ High-performance computing
High-performance computing; HPC; supercomputing; cluster computing | technique | ~ CUDA
Quantum computing | knowledge
Autonomous driving; SLAM algorithms; sensor fusion; point cloud processing; Kalman filters; path planning | knowledge | ~ computer vision
Signal processing; digital signal processing; DSP; Fourier analysis; wavelets | knowledge
Knowledge graphs; ontologies; semantic web; ontology engineering | technique
Web analytics data; clickstream analysis; tag data; Snowplow Analytics; event tracking | technique | ~ Google Analytics
Real-time data processing; stream processing; streaming data; real-time analytics | technique | < data engineering
API data extraction; data scraping; extracting data; data extraction | technique
Statistical programming; SAS statistical programming; clinical trial programming; =TLFs | technique | ~ SAS, biostatistics
Survey analysis; questionnaire analysis; conjoint analysis | technique | ~ statistics, Qualtrics, SurveyMonkey
Qualtrics | technique | ~ statistics, SurveyMonkey, Survey analysis
SurveyMonkey | technique | ~ statistics, Survey analysis, Qualtrics
Qualitative data analysis; thematic analysis; grounded theory; coding interviews | technique | ~ NVivo, ATLAS.ti, MAXQDA
NVivo | technique | ~ ATLAS.ti, MAXQDA, Qualitative data analysis
ATLAS.ti | technique | ~ MAXQDA, Qualitative data analysis, NVivo
MAXQDA | technique | ~ Qualitative data analysis, NVivo, ATLAS.ti
Risk analytics; loss modelling; value-at-risk modelling | technique
Scientific computing; numerical methods; numerical analysis; numerical simulation; finite difference methods | technique
Academic research; research methodology; research methods; literature review; peer-reviewed publications; scientific writing; scientific research; research design; publishing papers | technique
Quantitative research; quantitative analysis; quantitative methods; quantitative data analysis | technique
Kaggle; Kaggle competitions; hackathons | knowledge
Microsoft Certified Data Analyst; PL-300; DA-100; Power BI Data Analyst Associate; Microsoft Certified Power BI Data Analyst | certificate
Azure Data Engineer Associate; DP-203; Microsoft Certified Azure Data Engineer; DP-200 | certificate
Azure AI Engineer; AI-102; Azure AI Fundamentals; Azure Data Scientist Associate | certificate
AWS Certified Data Engineer; AWS Certified Data Analytics; AWS Certified Big Data | certificate
AWS Certified Machine Learning; AWS Machine Learning Specialty | certificate
Google Professional Data Engineer; Google Cloud Professional Data Engineer; Google Professional Machine Learning Engineer | certificate
Tableau Desktop Specialist; Tableau Certified Data Analyst; Tableau Desktop Certified | certificate
Google Data Analytics Certificate; Google Data Analytics Professional Certificate; IBM Data Science Professional Certificate; IBM Data Analyst | certificate
Databricks Certified Data Engineer; Databricks Certified Associate Developer; Databricks certification | certificate
CAP certification; Certified Analytics Professional | certificate
TensorFlow Developer Certificate | certificate
Certified Data Management Professional; CDMP; DAMA DMBOK; DAMA | certificate
Slowly changing dimensions; SCD type 2 | technique
Change data capture; CDC pipelines; log-based replication | technique
Oracle BI Publisher; BI Publisher | software | < Oracle BI
IBM CPLEX; CPLEX optimizer | software
GAMS; General Algebraic Modeling System | programming-language
Bayesian optimisation; hyperparameter search | technique
Entity resolution; record linkage; fuzzy record matching | technique
Data contracts; schema contracts | method
Semantic layer; metrics layer | technique
LangGraph | framework | ~ LangChain
DALL-E | tool | ~ Midjourney
RoBERTa | knowledge | ~ BERT
DistilBERT | knowledge | ~ BERT
OpenAI API | tool | < Large language models
RLHF | technique | < Fine-tuning language models
PEFT; QLoRA | technique | < Fine-tuning language models
YOLO; YOLOv5; YOLOv8 | technique | < Object detection
Tesseract OCR | tool | < Optical character recognition
LSTM | technique | < Recurrent neural networks
ARIMA; SARIMA | technique | < Time series analysis
SHAP | technique | < Explainable AI
LIME explanations | technique | < Explainable AI
TensorFlow Serving | tool | < Model deployment, TensorFlow
TorchServe | tool | < Model deployment
Crystal Reports | software | ~ SAP BusinessObjects
Stitch Data | tool | ~ Fivetran
ERwin; ERwin Data Modeler; ERwin Data Modeller | software | < Data modelling
PowerDesigner | software | < Data modelling
Cloud Composer; Google Cloud Composer | tool | ~ Google Dataflow
HDFS | framework | < Apache Hadoop
MapReduce | framework | < Apache Hadoop
Hortonworks | framework | < Apache Hadoop
Trino | framework | ~ Presto SQL
Informatica MDM | software | < Master data management, Informatica
CVAT | tool | < Data annotation
Data Guard | tool | < Oracle DBA
RMAN | tool | < Oracle DBA
XLOOKUP | technique | ~ VLOOKUP
HLOOKUP | technique | ~ VLOOKUP
INDEX MATCH | technique | ~ VLOOKUP
=Amplitude | software | < Product analytics
Azure OpenAI; Azure OpenAI Service | tool | ~ Amazon Bedrock
Slurm workload manager | tool | < High-performance computing
Qiskit | framework | < Quantum computing
SPARQL | standard | < Knowledge graphs
RDF; OWL ontologies | standard | < Knowledge graphs
AWS Lake Formation | tool | < Data lakes
CDISC; SDTM; ADaM datasets | standard | < Statistical programming
MaxDiff | technique | < Survey analysis
AI-900 | certificate | ~ Azure AI Engineer
DP-100 | certificate | ~ Azure AI Engineer
Segment CDP | software | < Web analytics data
LabVIEW | software | ~ MATLAB
Mathcad | software | ~ MATLAB
Maple software | software | ~ MATLAB

# titles
Data scientist; data science specialist; data science consultant; applied data scientist; data science engineer | mid | ~ machine learning engineer, data analyst
Senior data scientist; sr. data scientist; sr data scientist; data scientist II | senior | ~ data scientist
Lead data scientist; principal data scientist; staff data scientist; chief data scientist; data science lead; data science team lead | lead | ~ senior data scientist
Junior data scientist; associate data scientist; graduate data scientist; trainee data scientist | junior | ~ data scientist
Data science intern; data scientist intern; machine learning intern; AI intern; data analyst intern; data analytics intern; data intern; data engineering intern | intern
Data science manager; manager data science; data analytics manager; analytics manager; manager of analytics; data manager analytics; data insights manager | manager
Head of data science; director of data science; head of AI; head of machine learning; director of AI; head of artificial intelligence | director
VP of data science | executive | ~ Head of data science
Head of data; head of analytics; director of analytics; director of data; director of data and analytics; head of data and analytics; head of business intelligence; head of insight; director of business intelligence | director
VP of data | executive | ~ Head of data
Chief data officer; CDO data; chief analytics officer; chief data and analytics officer; chief AI officer; chief information and data officer | executive
Data analyst; data analytics specialist; data analytics consultant; analytics consultant; data specialist; data analytics associate; analytics specialist; insights analyst; insight analyst; information analyst | mid | ~ business intelligence analyst
Senior data analyst; sr. data analyst; senior analytics consultant; senior insight analyst; sr data analyst; senior analytics analyst; lead data analyst; principal data analyst | senior | ~ data analyst
Junior data analyst; graduate data analyst; trainee data analyst; associate data analyst; entry level data analyst; data analyst apprentice; data technician | junior | ~ data analyst
Data engineer; big data engineer; data pipeline engineer; cloud data engineer; data platform engineer; AWS data engineer; Azure data engineer; GCP data engineer; data engineering consultant; big data consultant | mid | ~ ETL developer, analytics engineer
Hadoop developer; Spark developer; big data developer | mid | ~ ETL developer, analytics engineer
Senior data engineer; sr. data engineer; sr data engineer; senior big data engineer | senior | ~ data engineer
Lead data engineer; principal data engineer; staff data engineer; data engineering lead | lead | ~ senior data engineer
Junior data engineer; associate data engineer; graduate data engineer | junior | ~ data engineer
Data engineering manager; data platform manager | manager | ~ lead data engineer
Head of data engineering; director of data engineering | director | ~ Data engineering manager
Analytics engineer; dbt developer | mid | ~ data engineer, data analyst
Senior analytics engineer | senior | ~ Analytics engineer
Machine learning engineer; ML engineer; machine learning developer; deep learning engineer; applied machine learning engineer; machine learning software engineer | mid | ~ data scientist, AI engineer
Senior machine learning engineer; senior ML engineer; lead machine learning engineer; staff machine learning engineer; principal machine learning engineer | senior | ~ machine learning engineer
Junior machine learning engineer; associate machine learning engineer | junior | ~ machine learning engineer
AI engineer; artificial intelligence engineer; AI developer; generative AI engineer; GenAI engineer; LLM engineer; AI/ML engineer; AI software engineer; AI specialist; AI consultant | mid | ~ machine learning engineer
Senior AI engineer | senior | ~ AI engineer
MLOps engineer; ML platform engineer; machine learning operations engineer | mid | ~ machine learning engineer, DevOps engineer
Senior MLOps engineer | senior | ~ MLOps engineer
NLP engineer; natural language processing engineer; computational linguist; NLP scientist; language engineer | mid | ~ machine learning engineer
Speech scientist | mid | ~ machine learning engineer
Computer vision engineer; computer vision developer; machine vision engineer; computer vision scientist; image processing engineer | mid | ~ machine learning engineer
Senior computer vision engineer | senior | ~ Computer vision engineer
Prompt engineer; conversational AI designer; chatbot developer | mid | ~ AI engineer
AI trainer | mid | ~ AI engineer
Research scientist; applied scientist; AI researcher; machine learning researcher; AI research scientist; machine learning scientist; research scientist AI | mid | ~ data scientist
Senior applied scientist | senior | ~ Research scientist
Senior research scientist; principal research scientist; staff research scientist; lead research scientist; principal scientist AI | senior | ~ research scientist
Postdoctoral researcher; postdoctoral fellow; postdoc; postdoctoral research associate; postdoctoral scholar; post-doctoral researcher | mid | ~ research associate
PhD researcher; doctoral researcher; PhD candidate; PhD student; doctoral candidate; doctoral student; PhD research assistant | junior | ~ postdoctoral researcher
Research associate; research fellow; research officer; scientific researcher | mid | ~ research assistant
Senior research associate; senior research fellow | senior | ~ Research associate
Research assistant; graduate research assistant; undergraduate research assistant; research aide; junior researcher | junior | ~ research associate
Student research assistant | intern | ~ Research assistant
Research analyst data; quantitative researcher; quantitative research analyst; quantitative data analyst | mid | ~ data analyst
Business intelligence analyst; BI analyst; business intelligence specialist; BI specialist; reporting analyst; MIS analyst; management information analyst; reporting specialist; MIS executive; MI analyst | mid | ~ data analyst, BI developer
Senior BI analyst | senior | ~ Business intelligence analyst
BI developer; business intelligence developer; Power BI developer; BI engineer; business intelligence engineer; BI consultant | mid | ~ business intelligence analyst, Tableau developer
Tableau developer; report developer; Qlik developer; Cognos developer; dashboard developer | mid | ~ business intelligence analyst, BI developer
Senior BI developer | senior | ~ Tableau developer
BI manager; business intelligence manager; reporting manager; BI team lead; BI lead; MIS manager | manager | ~ business intelligence analyst
ETL developer; ETL engineer; Informatica developer; Talend developer; data integration developer; data warehouse developer; data warehouse engineer; data integration engineer | mid | ~ data engineer, SSIS developer
SSIS developer; DataStage developer | mid | ~ data engineer, ETL developer
Senior ETL developer | senior | ~ SSIS developer
Data architect; senior data architect; data warehouse architect; big data architect; enterprise data architect; data solutions architect; BI architect; lead data architect | lead | ~ data engineer
Data modeller; data modeler | mid | ~ data architect
Senior data modeler | senior | ~ Data modeller
Database administrator; DBA; Oracle DBA; SQL Server DBA; database engineer; database specialist; MySQL DBA; PostgreSQL DBA; SQL DBA; Oracle database administrator | mid | ~ SQL developer
Senior database administrator; senior DBA; lead DBA; principal DBA; sr. database administrator | senior | ~ database administrator
Junior database administrator; junior DBA | junior | ~ database administrator
Statistician; biostatistician; applied statistician; survey statistician | mid | ~ data scientist
Senior statistician; senior biostatistician; principal statistician | senior | ~ Statistician
Statistical programmer; SAS programmer; clinical SAS programmer; SAS developer; SAS analyst; statistical analyst | mid | ~ statistician
Senior statistical programmer | senior | ~ Statistical programmer
Data governance manager; data governance lead; data quality manager; chief data steward | manager | ~ data steward
Head of data governance | director | ~ Data governance manager
Data steward; data governance analyst; master data analyst; data governance specialist; data custodian; MDM analyst; master data coordinator | mid | ~ data analyst, Data quality analyst, Master data specialist
Data quality analyst; data quality specialist | mid | ~ data analyst, Master data specialist, Data steward
Master data specialist | mid | ~ data analyst, Data steward, Data quality analyst
Data manager; research data manager; data management specialist; clinical data coordinator; data administrator; data coordinator; data officer; data management officer | mid | ~ data steward
Data annotator; data labeller; data labelling specialist; annotation specialist; data annotation specialist; AI data annotator; content annotator; image annotator | junior
Search engine evaluator | junior
Product analyst; growth analyst; digital analyst; web analyst; experimentation analyst | mid | ~ data analyst
Senior product analyst | senior | ~ Product analyst
Web analytics specialist; digital analytics specialist | mid | ~ data analyst
Marketing analyst data; customer insight analyst; CRM analyst; revenue analyst; marketing data analyst | mid | ~ data analyst, Pricing analyst, Campaign analyst
Customer analytics manager | manager | ~ Marketing analyst data
Pricing analyst; pricing manager analytics | mid | ~ data analyst, Campaign analyst, Marketing analyst data
Campaign analyst | mid | ~ data analyst, Marketing analyst data, Pricing analyst
Business analyst; IT business analyst; business systems analyst; technical business analyst; digital business analyst; business process analyst; requirements analyst; business analyst consultant; agile business analyst | mid | ~ product owner, Systems analyst, Functional analyst
Systems analyst; system analyst | mid | ~ product owner, Functional analyst, Business analyst
Functional analyst | mid | ~ product owner, Business analyst, Systems analyst
Senior business analyst; lead business analyst; principal business analyst; sr. business analyst; senior systems analyst; sr business analyst; senior business systems analyst | senior | < Business analyst
Junior business analyst; associate business analyst; graduate business analyst; trainee business analyst; business analyst trainee | junior | ~ business analyst
Business analyst intern | intern | ~ Junior business analyst
Business analysis manager; business analyst manager | manager | ~ senior business analyst
Head of business analysis | director | ~ Business analysis manager
Operations research analyst; operational research analyst; optimisation analyst; optimization scientist; decision scientist; operations research scientist; operational researcher | mid | ~ data scientist
Bioinformatician; bioinformatics scientist; computational biologist; bioinformatics analyst; bioinformatics engineer; computational scientist; genomic data scientist | mid | ~ data scientist
GIS analyst; GIS specialist; geospatial analyst; GIS technician; GIS developer; geospatial data scientist; GIS officer; GIS engineer; GIS consultant | mid | ~ Remote sensing analyst
GIS manager | manager | ~ GIS analyst
cartographer | mid
Remote sensing analyst | mid | ~ GIS analyst
Quantitative developer; quant developer; quantitative engineer; algo developer; algorithmic trading developer | mid | ~ software engineer
Data journalist; data visualisation specialist; data visualization developer; data storyteller; data visualization engineer; data visualization specialist | mid | ~ data analyst
`
